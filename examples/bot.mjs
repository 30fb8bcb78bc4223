// A bot in another language: takes a seat at a table and plays, over HTTP only. Needs Node 18 or later, no packages.
//   node examples/bot.mjs http://127.0.0.1:8000 TOKEN CODE SEAT
const [server, token, code, seat] = process.argv.slice(2);
const table = `${server}/api/tables/${code}`;
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };

async function command(body) {
  const answer = await fetch(`${table}/commands`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) console.error(await answer.text());
  return answer.ok;
}

// The moves on offer come with everything needed to choose: their text, and the view of the table.
function choose(decision, view) {
  return decision.moves[Math.floor(Math.random() * decision.moves.length)];
}

async function* messages() {
  const stream = await fetch(`${table}/events`, { headers });
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of stream.body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line) yield JSON.parse(line);
  }
}

await command({ type: "sit", seat: Number(seat) });
// A stream whose owner sends nothing for a minute ends.
setInterval(() => command({ type: "ping" }), 20_000);
let view;
for await (const message of messages()) {
  if (message.view) view = message.view;
  // What has only one answer is played by itself, if the table is set so.
  if (message.decision && message.decision.by_itself == null) {
    const { seat, question } = message.decision;
    await command({ type: "play", seat, question, text: choose(message.decision, view).text });
  }
  if (message.table?.state === "over") {
    console.log("over:", view.outcome.reason);
    break;
  }
}
process.exit(0);

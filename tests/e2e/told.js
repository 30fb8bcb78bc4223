// Compares what is visible with what has been told, while the page tells a game that is played or replayed.
//
// The server plays without delays. The page believes that the pace is natural, and gets each move when the one before has
// been told. Time is counted in ticks: between two of them the page believes that `TICK` milliseconds have passed, which is
// less than the shortest sentence is shown, and it is checked after each of them. So nothing depends on the speed of the
// machine. Every few moves the page waits for the test to change the size of the window.
(() => {
  const TICK = 150;
  const MOVES_IN_A_SIZE = 5;

  // ---- time ------------------------------------------------------------------------------
  const really = { timeout: window.setTimeout.bind(window), frame: window.requestAnimationFrame.bind(window) };
  let time = 0;
  let last = 1_000_000;
  const timers = new Map();
  let frames = new Map();
  const animations = new Set();
  window.setTimeout = (run, wait = 0, ...more) => {
    timers.set(++last, { at: time + Number(wait), run: () => run(...more) });
    return last;
  };
  window.clearTimeout = (number) => void timers.delete(number);
  window.requestAnimationFrame = (run) => {
    frames.set(++last, run);
    return last;
  };
  window.cancelAnimationFrame = (number) => void frames.delete(number);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    animation.pause();
    animations.add(animation);
    return animation;
  };

  function tick() {
    time += TICK;
    for (const animation of animations) {
      const now = Number(animation.currentTime ?? 0) + TICK;
      const over = now >= Number(animation.effect.getComputedTiming().endTime);
      if (animation.playState === 'paused' && over) animation.finish();
      else if (animation.playState === 'paused') animation.currentTime = now;
      if (animation.playState !== 'paused') animations.delete(animation);
    }
    const due = [...timers].filter(([, { at }]) => at <= time).sort(([, one], [, other]) => one.at - other.at);
    for (const [number, { run }] of due) if (timers.delete(number)) run();
    const drawn = frames;
    frames = new Map();
    for (const run of drawn.values()) run(time);
  }

  // ---- one move after the other ----------------------------------------------------------
  const waiting = [];
  class Paced extends WebSocket {
    set onmessage(take) {
      super.onmessage = ({ data }) =>
        waiting.push(() => take({ data: String(data).replaceAll('"pace":"instant"', '"pace":"natural"') }));
    }
  }
  window.WebSocket = Paced;

  // ---- what is visible -------------------------------------------------------------------
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (node) => node?.textContent.replace(/\s+/g, ' ').trim() ?? '';
  const tile = (button) => button.closest('.seat, .prov') ?? button.parentElement;

  /** The latest lines of the log that have happened; where the log is not beside the table, only the last of them. */
  function logged() {
    const lines = [];
    const later = (line) => line.matches('.later');
    let line = document.querySelector('.rail .logl')?.lastElementChild;
    for (; line && lines.length < 6; line = line.previousElementSibling)
      if (!line.matches('.turnline') && !later(line)) lines.push(text(line).replace(/ ?×\d+$/, ''));
    return lines.reverse();
  }

  /** The headings of turns; in a replay they include turns that are still to come. */
  function headings() {
    const found = all('.rail .logl > .turnline');
    const begun = (line) => line.nextElementSibling?.matches('li:not(.later)') ?? !line.previousElementSibling?.matches('.later');
    return found.filter((line) => begun(line)).map(text);
  }

  function look() {
    const ask = document.querySelector('section.ask');
    if (!ask) return null;
    const seats = all('main [data-seat]').map((button) => {
      const node = tile(button);
      return {
        seat: Number(button.dataset.seat),
        turn: node.classList.contains('turn') || node.querySelector('span.now') !== null,
        role: node.querySelector('.hid.known') ? text(node.querySelector('.hid.known')) : roleOf(node),
        cards: text(node.querySelector('.cnt')),
        lives: node.querySelector('.pips')?.getAttribute('aria-label') ?? '',
      };
    });
    return {
      telling: ask.querySelector('[data-skip]') !== null || document.querySelector('.round-end') !== null,
      headline: ask.querySelector('.q[data-told="true"]') ? text(ask.querySelector('.q')) : '',
      who: text(ask.querySelector('.who')),
      verdict: text(document.querySelector('.revealed > b')),
      revealed: document.querySelector('.revealed') !== null,
      log: logged(),
      turns: headings(),
      ticker: text(document.querySelector('.ticker > span')),
      seats,
      hand: all('[data-zone="hand"] .held').length,
      step: text(document.querySelector('main [aria-current="step"], .dock [aria-current="step"]')),
      village: text(document.querySelector('.vil')),
      end: document.querySelector('section.end') !== null,
      over: /game is over|village (is|was)/i.test(text(ask.querySelector('.who'))),
    };
  }
  const ROLES = /\b(Outlaw|Deputy|Renegade|Sheriff|Ninja|Samurai|Ronin|Shogun)\b/i;
  const VERDICT = /(a|no) heart \(|(out of|still in) jail|Dynamite (went|exploded)/;
  const roleOf = (node) =>
    [...node.querySelectorAll('.tag')].map(text).find((word) => ROLES.test(word)) ?? '';

  // ---- what may be -----------------------------------------------------------------------
  const told = new Set();
  const found = (window.tooEarly = {
    problems: [],
    moves: 0,
    beats: {},
    roles: [],
    verdicts: 0,
    /** The page waits for another window size. */
    waits: false,
  });
  const NAMES = ['You', 'Gonji', 'Nui', 'Orin', 'Hansuke', 'Ran', 'Kiku'];
  const size = () => `${innerWidth}x${innerHeight}`;
  const wrong = (what, now) => {
    const line = `${size()} ${what} | told: ${now.headline}`;
    if (found.problems.at(-1) !== line && found.problems.length < 40) found.problems.push(line);
  };
  const nameOf = (seat) => (seat === 0 ? /\byou\b|\byour\b/i : new RegExp(`\\b${NAMES[seat]}\\b`));
  /** What has been told since the last look, including the sentence that was being told then. */
  let recent = [];
  /** The turns shown above the sentences of the move that is being told. */
  let turns = [];
  /** The last card that was turned up without its result. */
  let turnedUp = '';
  let saidOfIt = '';
  let before = null;
  /** The state at the beginning of the move that is being told. */
  let start = null;

  /** A line is told in its own words or, without its name, as part of the sentence of a turn. */
  const isTold = (line) =>
    told.has(line) || [...told].some((sentence) => sentence.includes(line.replace(/^\S+ /, '')));

  // It is not enough that a sentence names a player: "Gonji attacked Nui" does not yet tell that Nui loses a life.
  const GAINED = /\b(drew|draw|draws|took|takes|stole|returned|reward|inherited|kept|discard pile)\b/i;
  const HEALED = /\b(regained|recovered|life|lives|resilience|defeated)\b/i;
  const HURT = /\b(lost|loses|wounds?|spent|eliminated|defeated|exploded)\b/i;
  const numberOf = (shown) => Number(/\d+/.exec(shown)?.[0] ?? 0);

  function compareSeat(seat, number, now) {
    const was = before.seats[number];
    if (!was || was.seat !== seat.seat) return;
    const about = recent.some((sentence) => nameOf(seat.seat).test(sentence));
    const says = (words) => about && recent.some((sentence) => words.test(sentence));
    const cards = numberOf(seat.cards) > numberOf(was.cards) ? says(GAINED) : about;
    if (was.cards !== seat.cards && !cards) wrong(`cards of ${seat.seat}: ${was.cards} → ${seat.cards}`, now);
    const lives = says(numberOf(seat.lives) > numberOf(was.lives) ? HEALED : HURT);
    if (was.lives !== seat.lives && !lives) wrong(`lives of ${seat.seat}: ${was.lives} → ${seat.lives}`, now);
    // The current turn is shown above its lines in the log or, without room for the log, above the sentence.
    const headings = now.turns.length ? now.turns.slice(start.turns.length) : turns;
    const begun = headings.some((heading) => nameOf(seat.seat).test(heading));
    if (seat.turn && !start.seats[number]?.turn && !begun) wrong(`turn marker at ${seat.seat}`, now);
  }

  /** Roles, clans and the log must have been told even when the move is over. */
  function compareRoles(now) {
    now.seats.forEach((seat, number) => {
      const was = before.seats[number];
      if (!was || was.seat !== seat.seat || was.role === seat.role || was.role || !seat.role) return;
      found.roles.push(seat.seat);
      const role = seat.role.match(ROLES)?.[0] ?? seat.role;
      if (!recent.join(' ').toLowerCase().includes(role.toLowerCase())) wrong(`role of ${seat.seat}: ${seat.role}`, now);
    });
    const shown = (view) => view.seats.filter(({ role }) => role).length;
    if (shown(now) > shown(before) + 1) wrong('several roles at once', now);
  }

  function compare(now) {
    if (now.telling && !(before?.telling ?? false)) {
      start = before ?? now;
      turns = [];
      found.moves++;
    }
    turns.push(now.who);
    if (before && (now.telling || before.telling)) {
      compareRoles(now);
      for (const line of now.log.slice(-3))
        if (!before.log.includes(line) && !told.has(line)) wrong(`log: ${line}`, now);
      if (now.ticker !== before.ticker && !isTold(now.ticker)) wrong(`last line: ${now.ticker}`, now);
    }
    if (before && now.telling) {
      now.seats.forEach((seat, number) => compareSeat(seat, number, now));
      if (now.hand > before.hand && !/\byou\b/i.test(recent.join(' '))) wrong(`hand: ${before.hand} → ${now.hand} places`, now);
      if (now.step !== start.step && now.who === start.who && now.turns.length === start.turns.length && recent.length < 2)
        wrong(`step: ${start.step} → ${now.step}`, now);
      if (now.village !== before.village && recent.length < 2 && before.telling)
        wrong(`village: ${before.village} → ${now.village}`, now);
      if (now.revealed && now.verdict && !before.verdict) {
        found.verdicts++;
        if (turnedUp !== document.querySelector('.revealed').dataset.reveal) wrong(`verdict with the card: ${now.verdict}`, now);
        if (VERDICT.test(saidOfIt) && saidOfIt === now.headline) wrong(`verdict in words before ${now.verdict}`, now);
      }
      if (now.revealed && !now.verdict && !before.revealed && now.log.join() !== before.log.join() && start !== before)
        wrong('log changes while the card is turned up', now);
      if (now.end || now.over) wrong('the end', now);
    }
    before = now;
    recent = now.headline ? [now.headline] : [];
  }

  // A sentence may be over before the next look.
  new MutationObserver(() => {
    const card = document.querySelector('.revealed:not(:has(> b))');
    if (card) [turnedUp, saidOfIt] = [card.dataset.reveal, text(document.querySelector('section.ask .q'))];
    const sentence = text(document.querySelector('section.ask .q[data-told="true"]'));
    turns.push(text(document.querySelector('section.ask .who')));
    if (!sentence || recent.at(-1) === sentence) return;
    recent.push(sentence);
    if (!told.has(sentence)) found.beats[size()] = (found.beats[size()] ?? 0) + 1;
    told.add(sentence);
  }).observe(document, { childList: true, characterData: true, subtree: true });

  // ---- what must not move ----------------------------------------------------------------
  // A hand is not included: it makes room for cards in front of it, and its own cards move there.
  const STEADY = '.seat, .prov, .ask-room, .me, .vil, .bar, .rail';
  let places = new Map();

  /** Where something is in the document. Things that are only drawn elsewhere, or scroll, have not moved. */
  function placeOf(node) {
    let [x, y] = [0, 0];
    for (let at = node; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return { x, y, width: node.offsetWidth };
  }

  function comparePlaces(now) {
    const next = new Map(all(STEADY).map((node) => [node, placeOf(node)]));
    // A player who is out sees open hands, which take a row. In low windows, replay controls leave too little height.
    if (!document.querySelector('.me.out, .foot-bar'))
      for (const [node, is] of next) {
        const was = places.get(node);
        if (was?.width && is.width && Math.hypot(was.x - is.x, was.y - is.y) > 8)
          wrong(`${node.className} moves: ${was.x},${was.y} → ${is.x},${is.y}`, now);
      }
    places = next;
  }

  // ---- all of it -------------------------------------------------------------------------
  let idle = 0;
  let resized = 0;
  /** Start again with another window size. */
  window.goOn = async () => {
    for (let n = 0; n < 2; n++) await new Promise((done) => really.frame(done));
    found.waits = false;
    [before, start, places] = [null, null, new Map()];
    resized = found.moves;
    again();
  };

  const { port1, port2 } = new MessageChannel();
  port1.onmessage = once;
  const again = (busy = true) => (busy ? port2.postMessage(0) : really.timeout(once, 4));

  function once() {
    const now = look();
    if (now) {
      compare(now);
      comparePlaces(now);
    }
    document.querySelector('section.begin .btn, [data-continue]')?.click();
    idle = now?.telling ? 0 : idle + 1;
    if (idle > 1 && found.moves >= resized + MOVES_IN_A_SIZE && !now?.end) {
      found.waits = true;
      return;
    }
    if (waiting.length && (idle > 1 || !now)) {
      waiting.shift()();
      // Changes that are not told are visible before the next move begins.
      idle = -2;
    }
    tick();
    again(idle < 20);
  }
  again();
})();

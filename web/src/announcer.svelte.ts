/** Messages for screen readers (the question interrupts, events are read in order) and short notes on the screen. */
class Announcer {
  question = $state('');
  happened: { id: number; text: string }[] = $state([]);
  toasts: { id: number; text: string; kind: 'plain' | 'warn' }[] = $state([]);
  private nextId = 0;

  /** Announce the question; it interrupts whatever is being read. */
  ask(text: string): void {
    if (text !== this.question) this.question = text;
  }

  /** Announce an event, after those before it. */
  say(text: string): void {
    if (!text) return;
    this.happened = [...this.happened.slice(-11), { id: this.nextId++, text }];
  }

  /** Show a short note on the screen, which is also read out. */
  note(text: string, kind: 'plain' | 'warn' = 'plain', millis = 5000): void {
    const id = this.nextId++;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.drop(id), millis);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();

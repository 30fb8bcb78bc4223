/** Messages for screen readers (the question interrupts, events are read in order) and short notes on the screen. */
class Announcer {
  question = $state('');
  happened: { id: number; text: string }[] = $state([]);
  toasts: { id: number; text: string; kind: 'plain' | 'warn' }[] = $state([]);
  private nextId = 0;
  private aboutQuestion: number[] = [];

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

  /** A note about the question that is asked, such as why a click is no answer; it goes with the question. */
  refuse(text: string): void {
    this.note(text, 'warn');
    this.aboutQuestion.push(this.nextId - 1);
  }

  /** Another question is asked. */
  answered(): void {
    this.toasts = this.toasts.filter((toast) => !this.aboutQuestion.includes(toast.id));
    this.aboutQuestion = [];
  }

  /** The page all this was about is left. */
  clear(): void {
    this.answered();
    this.question = '';
    this.happened = [];
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();

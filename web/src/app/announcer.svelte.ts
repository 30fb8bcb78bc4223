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

  /** Announce an event after the earlier ones. */
  say(text: string): void {
    if (!text) return;
    this.happened = [...this.happened.slice(-11), { id: this.nextId++, text }];
  }

  /** Show a short note on the screen and read it out. */
  note(text: string, kind: 'plain' | 'warn' = 'plain', millis = 5000): void {
    const id = this.nextId++;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.drop(id), millis);
  }

  /** Show a note about the current question, such as why a click is not an answer. It disappears with the question. */
  refuse(text: string): void {
    this.note(text, 'warn');
    this.aboutQuestion.push(this.nextId - 1);
  }

  /** Remove the notes about the previous question. */
  answered(): void {
    this.toasts = this.toasts.filter((toast) => !this.aboutQuestion.includes(toast.id));
    this.aboutQuestion = [];
  }

  /** Discard everything when the user leaves the page. */
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

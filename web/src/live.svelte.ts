/** What a screen reader hears: the question at once, everything else in its turn; and short notes on the screen. */
class Live {
  question = $state('');
  happened: { id: number; text: string }[] = $state([]);
  toasts: { id: number; text: string; kind: 'plain' | 'warn' }[] = $state([]);
  private made = 0;

  /** The question, said over everything else. */
  ask(text: string): void {
    if (text !== this.question) this.question = text;
  }

  /** Something that happened, said in order. */
  say(text: string): void {
    if (!text) return;
    this.happened = [...this.happened.slice(-11), { id: this.made++, text }];
  }

  /** A short note for everybody: seen, and said. */
  note(text: string, kind: 'plain' | 'warn' = 'plain', millis = 5000): void {
    const id = this.made++;
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, kind }];
    setTimeout(() => this.drop(id), millis);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const live = new Live();

/**
 * Keeps the answer to a question that every page asks (how many listings, which settings) until one of the tables it comes
 * from changes. Only for what is the same for everybody.
 */
export type Remember = <Answer>(
  question: string,
  tables: readonly string[],
  answer: () => Promise<Answer>,
) => Promise<Answer>;

/** "New" and "expired" depend on the clock, so no answer is kept for long. */
const freshMs = 60_000;
const maxAnswers = 1000;

export class Memory {
  readonly #answers = new Map<
    string,
    { value: Promise<unknown>; tables: readonly string[]; staleAt: number }
  >();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  readonly remember: Remember = <Answer>(
    question: string,
    tables: readonly string[],
    answer: () => Promise<Answer>,
  ) => {
    const known = this.#answers.get(question);
    if (known && known.staleAt > this.#now()) return known.value as Promise<Answer>;
    // A query that was not run yet would run for everybody who waits for it, and be remembered as a question.
    const value = (async () => answer())();
    if (this.#answers.size >= maxAnswers) this.#answers.clear();
    const entry = { value, tables, staleAt: this.#now() + freshMs };
    this.#answers.set(question, entry);
    // A failure is told to those who wait, and then asked again.
    value.catch(() => this.#answers.get(question) === entry && this.#answers.delete(question));
    return value;
  };

  tableChanged(table: string): void {
    for (const [question, { tables }] of this.#answers)
      if (tables.includes(table)) this.#answers.delete(question);
  }

  noticesLost(): void {
    this.#answers.clear();
  }
}

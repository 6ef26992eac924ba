export interface TableChangeListener {
  tableChanged(table: string): void;
  noticesLost(): void;
}

export type ChangeMark = number;

/** Tells whether a result may be outdated: take a mark before reading, check it after. */
export class TableChanges implements TableChangeListener {
  readonly #lastChange = new Map<string, ChangeMark>();
  #lastLoss: ChangeMark = 0;
  #now: ChangeMark = 0;

  mark(): ChangeMark {
    return this.#now;
  }

  hasChangedSince(mark: ChangeMark, tables: Iterable<string>): boolean {
    if (this.#lastLoss > mark) return true;
    for (const table of tables) if ((this.#lastChange.get(table) ?? 0) > mark) return true;
    return false;
  }

  tableChanged(table: string): void {
    this.#lastChange.set(table, ++this.#now);
  }

  noticesLost(): void {
    this.#lastLoss = ++this.#now;
  }
}

/** One change for many rows. Rows it does not apply to are skipped, and the screens say how many and why. */
import type { PluralForms } from "#app/ui/format/format-count.ts";

export const bulkFormId = "bulk-change";
export const maxTicked = 500;

export interface BulkChangeLabels {
  label: string;
  question: string;
  effect: string;
}

export interface BulkLabels<Change extends string = string> {
  noun: PluralForms;
  changes: Record<Change, BulkChangeLabels>;
  reasons: Record<string, PluralForms>;
}

export interface SkippedGroup {
  reason: string;
  count: number;
  names: string[];
}

export const namesPerGroup = 20;

export class BulkTally {
  willChange = 0;
  readonly #groups = new Map<string, SkippedGroup>();
  readonly #maxNames: number;

  constructor(maxNames = namesPerGroup) {
    this.#maxNames = maxNames;
  }

  add(reason: string | null, name: string): void {
    if (reason === null) {
      this.willChange++;
      return;
    }
    const group = this.#groups.get(reason) ?? { reason, count: 0, names: [] };
    group.count++;
    if (group.names.length < this.#maxNames) group.names.push(name);
    this.#groups.set(reason, group);
  }

  get skipped(): SkippedGroup[] {
    return [...this.#groups.values()];
  }
}

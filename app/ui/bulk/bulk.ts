/**
 * One change for many rows of a list. Each row is checked by itself: rows that the change does not fit are skipped, and the
 * screens say how many and why, before and after.
 */
import type { PluralForms } from "#app/ui/format/format-count.ts";

/** The form that the check boxes of the rows belong to. */
export const bulkFormId = "bulk-change";
/** The most rows that can be ticked one by one. */
export const maxTicked = 500;

export interface BulkChangeLabels {
  /** In the list of changes, and on the button that makes it. */
  label: string;
  /** The heading of the preview. */
  question: string;
  /** What it does to each row. */
  effect: string;
}

export interface BulkLabels<Change extends string = string> {
  noun: PluralForms;
  changes: Record<Change, BulkChangeLabels>;
  /** Why a row is skipped: "3 are deactivated already". */
  reasons: Record<string, PluralForms>;
}

export interface SkippedGroup {
  reason: string;
  count: number;
  /** The first few of them. */
  names: string[];
}

export const namesPerGroup = 20;

/** Counts the rows by outcome, in the order of first appearance. */
export class BulkTally {
  willChange = 0;
  readonly #groups = new Map<string, SkippedGroup>();
  readonly #maxNames: number;

  constructor(maxNames = namesPerGroup) {
    this.#maxNames = maxNames;
  }

  /** `reason` is null for a row that changes. */
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

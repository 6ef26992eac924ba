/**
 * One change for many rows of a list. Each row is judged by itself: what the change does not fit is left alone, and the
 * administrator reads how many and why, before and after.
 */
import type { PluralForms } from "#app/ui/format-count.ts";

export const bulkLists = ["users", "listings", "conversations"] as const;
export type BulkList = (typeof bulkLists)[number];

export interface BulkOptions {
  /** Where the change needs one. */
  reason?: string;
}

/** The most rows of one change: whoever wants more has most likely forgotten a filter. */
export const maxBulkRows = 10_000;
/** More than these are changed by a job, while the page shows how far it is. */
export const maxInlineRows = 100;
export const maxReasonLength = 1000;

export interface ChangeWords {
  /** In the list of changes, and on the button that makes it. */
  label: string;
  /** The heading of the preview. */
  question: string;
  /** What it does to each row. */
  effect: string;
  /** "3 users were deactivated" */
  done: PluralForms;
  /** The label of the field for a reason, where the change needs one. */
  reasonLabel?: string;
  isDangerous?: boolean;
  /** Whether what it changed can be taken back in one step. */
  canUndo?: boolean;
}

/** All that the screens say about the changes of a list. */
export interface BulkWords<Change extends string = string> {
  list: BulkList;
  /** Of the list, for the way back. */
  pathname: string;
  heading: string;
  noun: PluralForms;
  changes: Record<Change, ChangeWords>;
  /** Why a row is left alone: "3 are deactivated already". */
  reasons: Record<string, PluralForms>;
}

export interface SkippedGroup {
  reason: string;
  count: number;
  /** The first few of them. */
  names: string[];
}

export interface BulkTally {
  willChange: number;
  skipped: SkippedGroup[];
}

const namesPerGroup = 20;

/** Counts what each row would be answered. The groups are in the order of their first row. */
export class TallyCounter {
  willChange = 0;
  readonly #groups = new Map<string, SkippedGroup>();

  add(reason: string | null, name: string): void {
    if (reason === null) {
      this.willChange++;
      return;
    }
    const group = this.#groups.get(reason) ?? { reason, count: 0, names: [] };
    group.count++;
    if (group.names.length < namesPerGroup) group.names.push(name);
    this.#groups.set(reason, group);
  }

  get tally(): BulkTally {
    return { willChange: this.willChange, skipped: [...this.#groups.values()] };
  }
}

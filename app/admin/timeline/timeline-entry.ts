import type { TimeAgoValue } from "#app/ui/format-date.ts";

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** What happened to a person or a listing, and who did it. */
export interface TimelineEntry {
  id: string;
  action: string;
  /** Null for the system itself, or for somebody not signed in. */
  actor: { id: string; name: string } | null;
  at: TimeAgoValue;
  changes: FieldChange[];
  facts: { name: string; value: string }[];
}

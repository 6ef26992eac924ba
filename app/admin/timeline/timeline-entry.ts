import type { TimeAgoValue } from "#app/ui/format/format-date.ts";

export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

export interface TimelineEntry {
  id: string;
  action: string;
  /** Null for the system or an anonymous visitor. */
  actor: { id: string; name: string } | null;
  at: TimeAgoValue;
  changes: FieldChange[];
  facts: { name: string; value: string }[];
}

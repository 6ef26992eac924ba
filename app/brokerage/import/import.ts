/** A file is read and previewed; only the person's "Import" starts writing, or the nightly feed when nothing looks unusual. */
export const importStates = ["preview", "running", "finished"] as const;

export const holdReasons = ["many-missing", "unknown-columns"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** What became of a row. Null while it waits. */
export type RowOutcome =
  | "done"
  | "left"
  | "exists-already"
  | "changed-meanwhile"
  | "not-found"
  | "not-on-market"
  | "too-many-drafts"
  | "refused";

export const keptImportDays = 90;
/** Of one person. A file may take 24 MB in the database. */
export const keptImports = 20;
/** Drafts of one person, however they were made: more is no work that anybody finishes. */
export const maxImportedDrafts = 5_000;

export const outcomeLabels: Record<RowOutcome, string> = {
  done: "Imported",
  left: "Left as it is",
  "exists-already": "Skipped: another listing has this reference by now",
  "changed-meanwhile": "Skipped: the listing was changed after the preview. Import the file again",
  "not-found": "Skipped: the listing is no longer yours to edit",
  "not-on-market": "Left as it is: the listing is not on the market",
  "too-many-drafts": "Skipped: you have 5,000 drafts. Publish or delete some first",
  refused: "Skipped: the row no longer passes the checks. Import the file again",
};

export function importStateLabel({
  state,
  heldBecause,
}: {
  state: (typeof importStates)[number];
  heldBecause: HoldReason | null;
}): string {
  if (heldBecause) return "Waiting for your answer";
  return { preview: "Not imported", running: "Being imported", finished: "Imported" }[state];
}

export const holdReasonTexts: Record<HoldReason, string> = {
  "many-missing":
    "An unusual share of the listings of the last time is gone from the feed. Import it if that is right; otherwise nothing needs to be done.",
  "unknown-columns":
    "You have not confirmed yet what the columns of this feed hold. Check them below, then import it.",
};

import type { Administrator } from "#app/accounts/administration/administrator.ts";
import type { BulkHandler } from "#app/admin/bulk/bulk-handler.ts";
import { type BulkTally, maxBulkRows, TallyCounter } from "#app/admin/bulk/bulk.ts";
import { readListIds } from "#app/admin/lists/list-rows.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

export interface JudgedSelection {
  items: { subjectId: string; outcome: string | null }[];
  tally: BulkTally;
  isTooMany: boolean;
}

/** What an address selects, one by one or all that its list shows, and what the change would do to each. */
export async function judgeSelection(
  db: Db,
  handler: BulkHandler,
  params: URLSearchParams,
  { change, administrator }: { change: string; administrator: Administrator },
): Promise<JudgedSelection> {
  const counter = new TallyCounter();
  const items: JudgedSelection["items"] = [];
  for await (const ids of selectedIds(db, handler, params)) {
    if (items.length + ids.length > maxBulkRows)
      return { items: [], tally: new TallyCounter().tally, isTooMany: true };
    for (const subject of await handler.read(db, ids)) {
      const outcome = handler.judge(change, subject, administrator);
      counter.add(outcome, subject.name);
      items.push({ subjectId: subject.id, outcome });
    }
  }
  return { items, tally: counter.tally, isTooMany: false };
}

async function* selectedIds(
  db: Db,
  handler: BulkHandler,
  params: URLSearchParams,
): AsyncGenerator<string[]> {
  if (params.has("all")) yield* readListIds(db, handler.source(params), handler.order);
  else {
    const ids = [...new Set(params.getAll("id").filter(isId))].slice(0, 500);
    if (ids.length > 0) yield ids;
  }
}

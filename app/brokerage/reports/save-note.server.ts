import { z } from "zod";
import { lockClient, type OwnClient } from "#app/brokerage/clients/change-client.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { maxNote } from "./owner-report.ts";
import { ownerReports } from "./reports.table.ts";

export const noteSchema = z
  .string("Write a note")
  .transform(plainText)
  .pipe(z.string().max(maxNote, `Use at most ${maxNote} characters`));

export const saveNote = (
  db: Db,
  { clientId, brokerId, month, note }: OwnClient & { month: string; note: string },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!(await lockClient(tx, clientId, brokerId))) return false;
    await tx
      .insert(ownerReports)
      .values({ clientId, month, note })
      .onConflictDoUpdate({ target: [ownerReports.clientId, ownerReports.month], set: { note } });
    return true;
  });

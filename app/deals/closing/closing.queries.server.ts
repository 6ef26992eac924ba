import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { closingSteps } from "./closing-steps.table.ts";

/** What is dated comes first, in the order of the days. */
export const listClosingSteps = (db: Db, saleId: string) =>
  db
    .select(pick(closingSteps, "id", "label", "owner", "professional", "dueOn", "doneAt"))
    .from(closingSteps)
    .where(eq(closingSteps.saleId, saleId))
    .orderBy(asc(closingSteps.dueOn), asc(closingSteps.position));

export type ClosingStepRow = Awaited<ReturnType<typeof listClosingSteps>>[number];

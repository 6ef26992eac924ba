import { and, eq, isNull, max } from "drizzle-orm";
import { lockNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { publishThread } from "#app/messages/thread/publish-thread.server.ts";
import { type OwnThread, participantsOf } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { maxSteps, type NewStep } from "./closing-step.ts";
import { closingSteps } from "./closing-steps.table.ts";

type ClosingOutcome = Outcome<"not-found" | "too-many">;

export const addClosingStep = (
  db: Db,
  { step, ...own }: OwnThread & { step: NewStep },
): Promise<ClosingOutcome> =>
  changeClosing(db, own, async (tx, saleId) => {
    const isOfSale = eq(closingSteps.saleId, saleId);
    // A form that is sent twice adds it once.
    const isSame = and(isOfSale, eq(closingSteps.label, step.label), isNull(closingSteps.doneAt));
    if ((await tx.$count(closingSteps, isSame)) > 0) return { ok: true };
    if ((await tx.$count(closingSteps, isOfSale)) >= maxSteps)
      return { ok: false, reason: "too-many" };
    const [last] = await tx
      .select({ position: max(closingSteps.position) })
      .from(closingSteps)
      .where(isOfSale);
    await tx.insert(closingSteps).values({ ...step, saleId, position: (last?.position ?? -1) + 1 });
    return { ok: true };
  });

/** Ticking twice keeps who was first. */
export const tickClosingStep = (
  db: Db,
  { stepId, isDone, now, ...own }: OwnThread & { stepId: string; isDone: boolean; now: Date },
): Promise<ClosingOutcome> =>
  changeClosing(db, own, async (tx, saleId) => {
    const isIt = and(eq(closingSteps.id, stepId), eq(closingSteps.saleId, saleId));
    if ((await tx.$count(closingSteps, isIt)) === 0) return { ok: false, reason: "not-found" };
    await tx
      .update(closingSteps)
      .set(isDone ? { doneAt: now, doneBy: own.userId } : { doneAt: null, doneBy: null })
      .where(and(isIt, isDone ? isNull(closingSteps.doneAt) : undefined));
    return { ok: true };
  });

/** Another day brings its own reminders. */
export const dateClosingStep = (
  db: Db,
  { stepId, dueOn, ...own }: OwnThread & { stepId: string; dueOn: string | null },
): Promise<ClosingOutcome> =>
  changeClosing(db, own, async (tx, saleId) => {
    const dated = await tx
      .update(closingSteps)
      .set({ dueOn, reminders: 0 })
      .where(and(eq(closingSteps.id, stepId), eq(closingSteps.saleId, saleId)))
      .returning({ id: closingSteps.id });
    return dated.length > 0 ? { ok: true } : { ok: false, reason: "not-found" };
  });

/** Both sides change the list while the sale is agreed. */
function changeClosing(
  db: Db,
  own: OwnThread,
  change: (tx: Db, saleId: string) => Promise<ClosingOutcome>,
): Promise<ClosingOutcome> {
  return db.transaction(async (tx) => {
    const table = await lockNegotiation(tx, own);
    const sale = table && (await findSale(tx, own.conversationId));
    if (!table || sale?.state !== "agreed") return { ok: false, reason: "not-found" };
    const outcome = await change(tx, sale.id);
    if (outcome.ok) await publishThread(tx, table.id, participantsOf(table));
    return outcome;
  });
}

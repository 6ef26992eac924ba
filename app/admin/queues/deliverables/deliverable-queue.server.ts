import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { canChangeOrders, canOpenAdminPath } from "#app/accounts/administration/admin-areas.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { sheetRows } from "#app/admin/queues/deliverables/data-sheet.ts";
import { readDollars } from "#app/admin/orders/refund.schema.ts";
import { findPersonFacts } from "#app/admin/queues/source/person-facts.queries.server.ts";
import {
  type Decided,
  isAmong,
  type QueueFilter,
  type QueueOutcome,
  type QueueSource,
} from "#app/admin/queues/source/queue-source.server.ts";
import { readReason } from "#app/admin/queues/source/read-reason.ts";
import { type Business, findBusiness } from "#app/browsing/business/business.queries.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { readRealtorAddress, refundFor } from "#app/payments/deliverables/deliverable.ts";
import { endMandate } from "#app/messages/mandates/end-mandate.server.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import {
  completeDeliverable,
  refuseDeliverable,
} from "#app/payments/deliverables/settle-deliverable.server.ts";
import { deliverableTerms, packages } from "#app/payments/package.ts";
import { orders } from "#app/payments/payments.table.ts";
import { getRefundBalance, refundedOrder } from "#app/payments/refunds/refunds.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { formText } from "#app/shared/form-text.ts";
import { formatDate, makeTimeAgo } from "#app/ui/format/format-date.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { pick } from "#app/platform/db/pick.ts";

const table = deliverables;

/** Nothing is due while the listing is off the market. */
const isWaiting = and(eq(table.state, "due"), eq(listings.status, "active"));
const isDecided = and(inArray(table.state, ["done", "impossible"]), sql`settled_by is not null`);

const where = ({ person, state, ids }: QueueFilter): SQL | undefined =>
  and(
    state === "waiting" ? isWaiting : isDecided,
    isAmong(table.id, ids),
    person ? eq(orders.userId, person) : undefined,
  );

async function count(db: Db, condition: SQL | undefined) {
  const [row] = await db
    .select({
      waiting: sql`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${table.createdAt})`.mapWith(table.createdAt),
      firstDue: sql<Date | null>`min(${table.dueAt})`.mapWith(table.dueAt),
    })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .innerJoin(listings, eq(listings.id, table.listingId))
    .where(condition);
  return row!;
}

export const countOverdue = async (db: Db, now: Date): Promise<number> =>
  (await count(db, and(isWaiting, lt(table.dueAt, now)))).waiting;

export const deliverableQueue = {
  summarize: (db, person) => count(db, where({ person, state: "waiting" })),

  async list(db, filter, limit, now) {
    const rows = await db
      .select({
        ...pick(table, "id", "kind", "state", "dueAt", "createdAt"),
        title: ownTitle,
      })
      .from(table)
      .innerJoin(orders, eq(orders.id, table.orderId))
      .innerJoin(listings, eq(listings.id, table.listingId))
      .where(where(filter))
      .orderBy(filter.state === "waiting" ? asc(table.dueAt) : desc(table.settledAt), asc(table.id))
      .limit(limit);
    return rows.map(({ id, kind, state, dueAt, createdAt, title }) => ({
      id,
      title,
      note: `${deliverableTerms[kind].name}, due ${formatDate(dueAt.toISOString())}`,
      since: makeTimeAgo(createdAt, now),
      badges: [],
      isOverdue: state === "due" && dueAt < now,
    }));
  },

  async find({ services: { db }, viewer, now }, id) {
    const row = await findDeliverable(db, id);
    if (!row) return null;
    const { kind, listingId, title, order } = row;
    const canRefund = canChangeOrders(viewer.adminAreas);
    const editHref = `/admin/listings/${listingId}/edit`;
    const [person, found, balance] = await Promise.all([
      findPersonFacts(db, row.userId, viewer.adminAreas),
      findBusiness(db, listingId, null, now),
      canRefund ? getRefundBalance(db, order) : null,
    ]);
    const business = found.ok ? found.business : null;
    return {
      kind: "deliverables" as const,
      id,
      title: `${deliverableTerms[kind].name}: ${title}`,
      since: makeTimeAgo(row.createdAt, now),
      person,
      open: canOpenAdminPath(viewer.adminAreas, editHref)
        ? { label: "Open the listing", href: editHref }
        : null,
      decided:
        row.settledAt &&
        ({
          by: row.settledBy,
          at: makeTimeAgo(row.settledAt, now),
          what: row.state === "done" ? "Done" : "Cannot be done",
          text: row.reason ?? (row.proof && "url" in row.proof ? row.proof.url : null),
        } as Decided),
      deliverable: kind,
      state: row.state,
      listingId,
      packageName: packages[row.packageId].name,
      due: formatDate(row.dueAt.toISOString()),
      isOverdue: row.state === "due" && row.dueAt < now,
      realtorUrl: row.realtorUrl,
      sheet: business && sheetRows(business),
      photos: business?.photos ?? [],
      refund: balance && {
        left: balance.left,
        suggested: Math.min(refundFor(kind, row.packageId, order.amount), balance.left),
        canRefund: order.paymentId !== null || order.invoiceId !== null,
      },
    };
  },

  async change({ services: { db, jobs }, viewer, id, intent, form, requestId, now }) {
    const row = await findDeliverable(db, id);
    if (!row || intent === "reopen") return { ok: false, reason: "not-found" };
    const services = { db, jobs };
    const by = { id, actorId: viewer.id, requestId, now };
    if (intent === "approve") {
      if (deliverableTerms[row.kind].proof !== "address") return { ok: false, reason: "not-found" };
      const url = readRealtorAddress(formText(form, "address"));
      if (!url) return invalid("address", "Enter the address of the listing on www.realtor.ca");
      return answer(await completeDeliverable(services, { ...by, proof: { url } }));
    }
    if (!canChangeOrders(viewer.adminAreas)) return { ok: false, reason: "not-found" };
    const reason = readReason(form);
    if (!reason.ok) return reason;
    const typed = formText(form, "amount").trim();
    const refund = typed === "" ? 0 : readDollars(typed);
    if (refund === null) return invalid("amount", "Enter an amount in dollars, such as 50.00");
    const expectedLeft = Number(formText(form, "left"));
    const refusal = { ...by, reason: reason.text, refund, expectedLeft };
    const outcome = await refuseDeliverable(services, refusal);
    // No broker accepts any more what the owner was told is impossible.
    if (outcome.ok && row.kind === "dedicated-broker") {
      const { listingId } = row;
      const offer = { listingId, userId: viewer.id, isAdministrator: true, requestId, now };
      await endMandate(db, jobs, offer);
    }
    return answer(outcome, expectedLeft);
  },
} satisfies QueueSource;

async function findDeliverable(db: Db, id: string) {
  const [row] = await db
    .select({
      ...pick(table, "kind", "state", "dueAt", "createdAt", "settledAt"),
      settledBy: fullName(),
      ...pick(table, "proof", "reason", "listingId"),
      title: ownTitle,
      realtorUrl: listings.realtorUrl,
      userId: orders.userId,
      packageId: orders.packageId,
      order: refundedOrder,
    })
    .from(table)
    .innerJoin(orders, eq(orders.id, table.orderId))
    .innerJoin(listings, eq(listings.id, table.listingId))
    .leftJoin(users, eq(users.id, table.settledBy))
    .where(eq(table.id, id));
  return row ?? null;
}

/** For the files of a deliverable: the listing as visitors see it. */
export async function getDelivered(db: Db, id: string | undefined, now: Date): Promise<Business> {
  const row = isId(id) ? await findDeliverable(db, id) : null;
  const found = row && (await findBusiness(db, row.listingId, null, now));
  return found?.ok ? found.business : notFound();
}

const invalid = (field: string, message: string): QueueOutcome => ({
  ok: false,
  reason: "invalid",
  errors: { [field]: message },
});

function answer(outcome: Awaited<ReturnType<typeof refuseDeliverable>>, left = 0): QueueOutcome {
  if (outcome.ok) return outcome;
  switch (outcome.reason) {
    case "too-much":
      return invalid("amount", `At most ${formatMoney(left, "CAD")} can be refunded`);
    case "changed":
      return invalid("amount", "A part of this payment was refunded meanwhile. Decide again");
    case "paid-otherwise":
      return invalid("amount", "This payment did not go through the provider. Leave it empty");
    default:
      return { ok: false, reason: outcome.reason };
  }
}

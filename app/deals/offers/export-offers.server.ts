import { and, asc, eq, gt, or } from "drizzle-orm";
import { closingSteps } from "#app/deals/closing/closing-steps.table.ts";
import { sales } from "#app/deals/sales/sales.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { isParticipant } from "#app/messages/thread/thread.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";
import { readInBatches } from "#app/shared/batches.ts";
import { offers } from "./offers.table.ts";

export const exportOffers = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select(
          pick(
            offers,
            ...(["id", "conversationId", "number", "by", "state", "price", "currency"] as const),
            ...(["terms", "validUntil", "reason", "createdAt", "closedAt"] as const),
          ),
        )
        .from(offers)
        .innerJoin(conversations, eq(conversations.id, offers.conversationId))
        .where(
          and(
            or(isParticipant(userId), eq(offers.madeBy, userId)),
            after ? gt(offers.id, after) : undefined,
          ),
        )
        .orderBy(asc(offers.id))
        .limit(size),
    ({ id }) => id,
  );

export const exportClosingSteps = (db: Db, userId: string) =>
  readInBatches(
    (after: string | null, size) =>
      db
        .select({
          ...pick(closingSteps, "id", "label", "owner", "professional", "dueOn", "doneAt"),
          ...pick(offers, "conversationId"),
          ...pick(sales, "agreedAt", "state", "endedAt"),
        })
        .from(closingSteps)
        .innerJoin(sales, eq(sales.id, closingSteps.saleId))
        .innerJoin(offers, eq(offers.id, sales.offerId))
        .innerJoin(conversations, eq(conversations.id, offers.conversationId))
        .where(and(isParticipant(userId), after ? gt(closingSteps.id, after) : undefined))
        .orderBy(asc(closingSteps.id))
        .limit(size),
    ({ id }) => id,
  );

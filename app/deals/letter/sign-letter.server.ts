import { lockNegotiation } from "#app/deals/offers/negotiation.queries.server.ts";
import { postEvent } from "#app/deals/offers/post-event.server.ts";
import { findSale } from "#app/deals/sales/sales.queries.server.ts";
import { addSignature, type NewSignature } from "#app/deals/signing/add-signature.server.ts";
import type { OwnThread } from "#app/messages/thread/thread.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { Outcome } from "#app/shared/outcome.ts";

type SignLetter = OwnThread &
  Pick<NewSignature, "signature" | "origin" | "now"> & { requestId: string };

/** A broker negotiates but cannot sign. */
export const signLetter = (
  db: Db,
  jobs: Jobs,
  { signature, origin, now, requestId, ...own }: SignLetter,
): Promise<Outcome<"not-found" | "text-changed">> =>
  db.transaction(async (tx): Promise<Outcome<"not-found" | "text-changed">> => {
    const { conversationId, userId } = own;
    const table = await lockNegotiation(tx, own);
    const sale = table && (await findSale(tx, conversationId));
    if (!table || sale?.state !== "agreed" || !isSigner(table, userId))
      return { ok: false, reason: "not-found" };
    const { side } = table;
    const documentId = sale.letterId;
    const signed = await addSignature(tx, {
      documentId,
      userId,
      part: side,
      signature,
      origin,
      now,
    });
    if (!signed.ok || !signed.isNew) return signed.ok ? { ok: true } : signed;
    const subject = ["conversation", conversationId] as const;
    await recordAudit(tx, { actorId: userId, requestId }, "letter-signed", subject, { documentId });
    await postEvent(tx, jobs, table, { side, userId, event: "sign", now });
    return { ok: true };
  });

export const isSigner = (
  { buyerId, listing }: { buyerId: string; listing: { ownerId: string } },
  userId: string,
): boolean => userId === buyerId || userId === listing.ownerId;

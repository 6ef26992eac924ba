import { and, eq, isNull } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import type { Viewer } from "#app/accounts/viewer.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managerOf } from "#app/listings/manager.ts";
import { managerColumns, shownTitle } from "#app/listings/public-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { allowAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { brand, site } from "#app/shared/brand.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { findRoom } from "#app/deals/room/reading/find-room.server.ts";
import { ownRoomHref } from "#app/deals/room/room.ts";
import { roomQuestions } from "#app/deals/room/room.table.ts";
import { findDocument } from "#app/deals/room/room-rows.server.ts";

const roomQuestionLimit = defineRateLimit("roomQuestion", { max: 30, windowMinutes: 24 * 60 });

interface AskedQuestion {
  listingId: string;
  /** Null: about the room as a whole. */
  documentId: string | null;
  asker: Viewer;
  question: string;
  now: Date;
}

/** Notifications contain neither the question nor the document: others may see them. */
export const askQuestion = (
  db: Db,
  jobs: Jobs,
  { listingId, documentId, asker, question, now }: AskedQuestion,
): Promise<Outcome<"not-found" | "too-many">> =>
  db.transaction(async (tx) => {
    // The lock lets a double click find the first question.
    await lockPerson(tx, asker.id);
    const room = await findRoom(tx, listingId, asker, now);
    const isKnown = documentId === null || (await findDocument(tx, listingId, documentId)) !== null;
    if (room?.reader !== "buyer" || !isKnown) return { ok: false, reason: "not-found" };
    const isSame = and(
      eq(roomQuestions.listingId, listingId),
      documentId ? eq(roomQuestions.documentId, documentId) : isNull(roomQuestions.documentId),
      eq(roomQuestions.askerId, asker.id),
      eq(roomQuestions.question, question),
      isNull(roomQuestions.answer),
    );
    if ((await tx.$count(roomQuestions, isSame)) > 0) return { ok: true };
    if (!(await allowAttempt(tx, roomQuestionLimit, asker.id, now)))
      return { ok: false, reason: "too-many" };
    const [listing] = await tx
      .select({ title: shownTitle, ...managerColumns })
      .from(listings)
      .where(eq(listings.id, listingId));
    await tx.insert(roomQuestions).values({
      id: createId(),
      listingId,
      documentId,
      askerId: asker.id,
      question,
      askedAt: now,
    });
    const href = `${ownRoomHref(listingId)}?tab=questions`;
    const email: EmailContent = {
      subject: "A question in your data room",
      heading: "A question in your data room",
      paragraphs: [listing!.title, "A buyer with access has asked a question about a document."],
      action: { label: "Answer it", url: `${site}${href}` },
      reason: `You received this email because you have a data room on ${brand.name}. You can turn these emails off in your profile, under notifications.`,
    };
    await notify(
      tx,
      jobs,
      {
        userId: managerOf(listing!),
        kind: documentNotification,
        key: `room-question:${listingId}`,
        ...summarizeEmail(email, href),
        title: (count) =>
          count === 1 ? "A question in your data room" : `${count} questions in your data room`,
        data: { listingId },
        email,
      },
      now,
    );
    return { ok: true };
  });

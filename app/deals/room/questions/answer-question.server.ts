import { and, eq } from "drizzle-orm";
import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { shownTitle } from "#app/listings/public-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { findOwnAccess } from "#app/deals/access/access.queries.server.ts";
import { findOwnRoom, type OwnRoom } from "#app/deals/room/filling/own-room.server.ts";
import { roomDocumentHref, roomHref } from "#app/deals/room/room.ts";
import type { RoomChange } from "#app/deals/room/filling/room.schema.ts";
import { roomQuestions } from "#app/deals/room/room.table.ts";

type Answer = Extract<RoomChange, { intent: "answer" }> & { now: Date };

/** Answers can be corrected; the asker is notified of the first one only, and only while able to read it. */
export const answerQuestion = (
  db: Db,
  jobs: Jobs,
  own: OwnRoom,
  { questionId, answer, forAll, now }: Answer,
): Promise<{ ok: true; name: string } | { ok: false; reason: "not-found" }> =>
  db.transaction(async (tx) => {
    const { listingId } = own;
    if (!(await findOwnRoom(tx, own))) return { ok: false, reason: "not-found" };
    const isAsked = and(eq(roomQuestions.id, questionId), eq(roomQuestions.listingId, listingId));
    const [question] = await tx
      .select({
        askerId: roomQuestions.askerId,
        documentId: roomQuestions.documentId,
        answer: roomQuestions.answer,
        title: shownTitle,
      })
      .from(roomQuestions)
      .innerJoin(listings, eq(listings.id, roomQuestions.listingId))
      .where(isAsked)
      .for("update", { of: roomQuestions });
    if (!question) return { ok: false, reason: "not-found" };
    await tx
      .update(roomQuestions)
      .set({ answer, forAll, answeredAt: now, answeredBy: own.managerId })
      .where(isAsked);
    const { documentId, askerId: userId, title } = question;
    const access = await findOwnAccess(tx, { listingId, userId, now });
    if (question.answer !== null || access?.grant !== "granted") return { ok: true, name: "" };
    const href = documentId ? roomDocumentHref(listingId, documentId) : roomHref(listingId);
    const email: EmailContent = {
      subject: "Your question was answered",
      heading: "Your question was answered",
      paragraphs: [title, "The owner has answered your question in the data room."],
      action: { label: "Read the answer", url: `${site}${href}` },
      reason: `You received this email because you asked a question in a data room on ${brand.name}. You can turn these emails off in your profile, under notifications.`,
    };
    await notify(
      tx,
      jobs,
      {
        userId,
        kind: documentNotification,
        key: `room-answer:${questionId}`,
        ...summarizeEmail(email, href),
        data: { listingId },
        email,
      },
      now,
    );
    return { ok: true, name: "" };
  });

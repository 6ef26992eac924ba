import { and, arrayContains, eq, gt, isNull, or } from "drizzle-orm";
import { data, type RouterContextProvider } from "react-router";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { problemStatus, type SendProblem, type SendResult } from "./contact-state.ts";
import { findContactedBroker, findContactedListing } from "./contact.queries.server.ts";
import { type InquiryInput, inquirySchema } from "./inquiry.schema.ts";
import {
  checkDailyLimit,
  findBrokerRefusal,
  findContactRefusal,
  type InquiryRefusal,
  inquirySubject,
  type InquiryTo,
  type KnownThread,
} from "./inquiry.ts";
import { emptyMessage } from "./message-text.ts";
import { listings } from "#app/listings/listings.table.ts";
import { managerOf } from "#app/listings/manager.ts";
import { conversations, messages } from "#app/messages/messages.table.ts";
import { mustWaitWithText } from "#app/messages/safety/check-message.server.ts";
import { messageIdFor, postMessage } from "#app/messages/thread/composing/post-message.server.ts";
import { hasUnshownPassport } from "#app/messages/passport/thread-passport.queries.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";

const typedFields = ["fullName", "phoneNumber", "emailAddress", "message"];

/** On any error the form is shown again with its input. */
export async function answerContactForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  to: InquiryTo,
) {
  const { db, jobs, log } = context.get(servicesContext);
  const { viewer, id: requestId } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (problem: SendProblem, errors: FieldErrors = {}) => {
    const typed = Object.fromEntries(typedFields.map((name) => [name, String(form[name] ?? "")]));
    return data<SendResult>(
      { ok: false, problem, errors, typed },
      { status: problemStatus[problem] },
    );
  };
  if (!viewer) return refuse("signed-out");
  const input = inquirySchema.safeParse(form);
  if (!input.success) return refuse("invalid", fieldErrors(input.error.issues));
  const now = new Date();
  try {
    const outcome = await sendInquiry(db, jobs, {
      ...to,
      senderId: viewer.id,
      formKey: String(form.formKey ?? ""),
      input: input.data,
      now,
    });
    if (!outcome.ok) return refuse(outcome.reason);
    const { conversationId } = outcome;
    const mayShowPassport = await hasUnshownPassport(db, conversationId, now);
    return data<SendResult>({ ok: true, conversationId, mayShowPassport });
  } catch (error) {
    log.error({ requestId, err: error }, "inquiry not sent");
    return refuse("failed");
  }
}

export type SendInquiry = InquiryTo & {
  senderId: string;
  /** Idempotency key: however often the form is submitted, it is one message. */
  formKey: string;
  input: InquiryInput;
  now: Date;
};

type SendOutcome = { ok: true; conversationId: string } | { ok: false; reason: InquiryRefusal };

export async function sendInquiry(db: Db, jobs: Jobs, inquiry: SendInquiry): Promise<SendOutcome> {
  const { senderId, now, input } = inquiry;
  const messageId = messageIdFor(senderId, inquiry.formKey, now);
  return db.transaction(async (tx): Promise<SendOutcome> => {
    const sender = await lockSender(tx, senderId, now);
    const [sent] = await tx
      .select({ conversationId: messages.conversationId })
      .from(messages)
      .where(eq(messages.id, messageId));
    if (sent) return { ok: true, conversationId: sent.conversationId };

    const contacted = await findContacted(tx, inquiry);
    if (!sender || !contacted) return { ok: false, reason: "not-found" };
    const { listingId, ownerId, thirdId } = contacted;
    const [known] = await tx
      .select({ id: conversations.id, status: conversations.status })
      .from(conversations)
      .where(
        and(
          listingId ? eq(conversations.listingId, listingId) : isNull(conversations.listingId),
          eq(conversations.buyerId, senderId),
          eq(conversations.ownerId, ownerId),
        ),
      )
      .for("no key update");
    const reason = contacted.findRefusal(known ?? null) ?? checkDailyLimit(sender);
    if (reason) return { ok: false, reason };
    const content = input.message || emptyMessage;
    const message = { content, senderId, recipientId: ownerId, now };
    if (await mustWaitWithText(tx, jobs, message)) return { ok: false, reason: "same-text" };

    // The lock on the sender keeps parallel requests from opening two.
    const [opened] = known
      ? [known]
      : await tx
          .insert(conversations)
          .values({ listingId, buyerId: senderId, ownerId, thirdId })
          .returning({ id: conversations.id });
    const conversationId = opened!.id;
    await postMessage(tx, jobs, {
      ...message,
      id: messageId,
      conversationId,
      messageType: "inquiry",
      subject: inquirySubject(contacted.name),
      inquiryData: {
        name: input.fullName,
        email: input.emailAddress,
        phone: input.phoneNumber,
        message: content,
      },
      tags: ["inquiry"],
    });
    return { ok: true, conversationId };
  });
}

async function findContacted(tx: Db, inquiry: SendInquiry) {
  const { senderId, now } = inquiry;
  if ("brokerId" in inquiry) {
    const broker = await findContactedBroker(tx, inquiry.brokerId);
    return (
      broker && {
        listingId: null,
        ownerId: broker.id,
        thirdId: null,
        name: `${broker.firstName} ${broker.lastName}`.trim(),
        findRefusal: (thread: KnownThread) => findBrokerRefusal(broker, senderId, thread),
      }
    );
  }
  const { listingId } = inquiry;
  // A mandate that starts or ends meanwhile waits: it hands over every conversation.
  await tx
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("share");
  const listing = await findContactedListing(tx, listingId);
  return (
    listing && {
      listingId,
      ownerId: managerOf(listing),
      thirdId: listing.brokerId && listing.ownerId,
      name: listing.title,
      findRefusal: (thread: KnownThread) => findContactRefusal(listing, senderId, thread, now),
    }
  );
}

/** Locks the sender: a double click finds the first message, and parallel requests cannot exceed the daily limit. */
export async function lockSender(tx: Db, senderId: string, now: Date) {
  const [user] = await tx
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, senderId), isActiveUser))
    .for("no key update");
  const sentToday = await tx.$count(
    messages,
    and(
      eq(messages.senderId, senderId),
      gt(messages.createdAt, addDays(now, -1)),
      or(eq(messages.messageType, "inquiry"), arrayContains(messages.tags, ["inquiry"])),
    ),
  );
  return user && { ...user, sentToday };
}

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import {
  findContactRequest,
  reopenContactRequest,
  type SendContactRequest,
  sendContactRequest,
  settleContactRequest,
} from "./contact-requests.server.ts";
import { contactRequestSchema } from "./contact-request.schema.ts";
import { isContactReference } from "./contact-request.ts";
import { hasPrioritySupport, measurePriorityHours } from "./priority-support.queries.server.ts";
import { forgetOld } from "#server/forget-old.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { addDays } from "#app/shared/day.ts";
import { aListing, anAdmin, aUser } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

let houses = 0;
const anEmail = () => `asks-${createId()}@example.com`;

withDatabase((world) => {
  const send = (
    input: Partial<SendContactRequest["input"]> = {},
    changes: Partial<SendContactRequest> = {},
  ) =>
    sendContactRequest(world().db, world().jobs, {
      userId: null,
      ip: `10.8.0.${houses++}`,
      now: new Date(),
      ...changes,
      input: {
        name: "Ana Núñez",
        email: anEmail(),
        topic: "selling",
        message: "Buy cheap watches at http://spam.example",
        ...input,
      },
    });
  const storedFor = (email: string) =>
    world().db.select().from(contactMessages).where(eq(contactMessages.email, email));
  const sent = async (outcome: Awaited<ReturnType<typeof send>>) => {
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.reference;
  };

  describe("a contact request", () => {
    test("is stored, notifies administrators, and is confirmed without quoting the input", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const { id: userId } = await aUser(db);
      const email = anEmail();
      const reference = await sent(await send({ email }, { userId }));
      expect(isContactReference(reference)).toBe(true);
      const [row] = await storedFor(email);
      expect(row).toMatchObject({ userId, name: "Ana Núñez", topic: "selling", handledAt: null });
      expect(await findContactRequest(db, reference)).toMatchObject({ id: row!.id });

      const [notice] = await mailsTo(db, admin.email);
      expect(notice!.subject).toBe(`Message ${reference}: Selling a business`);
      expect(notice!.text).toContain("Buy cheap watches");
      const [confirmation] = await mailsTo(db, email);
      expect(confirmation!.subject).toBe(`We received your message (${reference})`);
      const { text, html, subject } = confirmation!;
      for (const part of [text, html, subject]) {
        expect(part).not.toContain("watches");
        expect(part).not.toContain("spam.example");
        expect(part).not.toContain("Ana");
      }
    });

    test("submitted twice counts once", async () => {
      const email = anEmail();
      const [one, two] = await Promise.all([send({ email }), send({ email })]);
      expect(await sent(one)).toBe(await sent(two));
      expect(await storedFor(email)).toHaveLength(1);
      const later = new Date(Date.now() + 11 * 60_000);
      expect(await sent(await send({ email }, { now: later }))).not.toBe(await sent(one));
    });

    test("is limited per network; an address gets at most two confirmations a day", async () => {
      const { db } = world();
      const email = anEmail();
      const ip = "2001:db8:9::1";
      for (let index = 0; index < 5; index++)
        expect((await send({ email, message: `Message ${index}` }, { ip })).ok).toBe(true);
      expect(await send({ email }, { ip: "2001:db8:9::2" })).toEqual({
        ok: false,
        reason: "too-many",
      });
      expect(await storedFor(email)).toHaveLength(5);
      expect(await mailsTo(db, email)).toHaveLength(2);
    });
  });

  test("of an owner with priority support has a promised time, which is measured", async () => {
    const { db } = world();
    const now = new Date();
    const owner = await aUser(db);
    const promised = async (email = anEmail()) => {
      const reference = await sent(await send({ email }, { userId: owner.id, now }));
      const [confirmation] = await mailsTo(db, email);
      return { reference, confirmation: confirmation!.text };
    };
    await aListing(db, { ownerId: owner.id, status: "active", packageId: "rmb" });
    expect(await hasPrioritySupport(db, owner.id, now)).toBe(false);
    expect((await promised()).confirmation).toContain("two business days");

    await aListing(db, { ownerId: owner.id, status: "active", packageId: "premium" });
    const { reference, confirmation } = await promised();
    expect(confirmation).toContain("You have priority support");
    const promisedAt = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await findContactRequest(db, reference, owner.id)).toMatchObject({ promisedAt });
    expect(await findContactRequest(db, reference, (await aUser(db)).id)).toBeNull();

    const threeHours = new Date(now.getTime() + 3 * 60 * 60_000);
    await db
      .update(contactMessages)
      .set({ handledAt: threeHours, handledBy: (await anAdmin(db)).id })
      .where(eq(contactMessages.userId, owner.id));
    expect(await measurePriorityHours(db, threeHours)).toBeCloseTo(3);
    // What nobody answered in time counts, too; what may still be answered in time does not.
    await promised();
    expect(await measurePriorityHours(db, threeHours)).toBeCloseTo(3);
    expect(await measurePriorityHours(db, addDays(now, 2))).toBeCloseTo((3 + 48) / 2);
  });

  test("is settled once and audited", async () => {
    const { db, jobs } = world();
    const admin = await anAdmin(db);
    const email = anEmail();
    const { id } = (await findContactRequest(db, await sent(await send({ email }))))!;
    const change = { id, adminId: admin.id, now: new Date(), requestId: "t", answer: null };
    expect(await settleContactRequest(db, jobs, change)).toEqual({ ok: true });
    expect(await settleContactRequest(db, jobs, change)).toEqual({
      ok: false,
      reason: "already-decided",
    });
    expect(await storedFor(email)).toMatchObject([{ handledBy: admin.id, handledAt: change.now }]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([{ action: "contact-request-settled", actorId: admin.id }]);
  });

  test("an answer is emailed once and settles the request; reopening sends nothing", async () => {
    const { db, jobs } = world();
    const admin = await anAdmin(db);
    const email = anEmail();
    const { id } = (await findContactRequest(db, await sent(await send({ email }))))!;
    const change = { id, adminId: admin.id, now: new Date(), requestId: "t" };
    const answer = () =>
      settleContactRequest(db, jobs, { ...change, answer: "No watches here.\n\nKind regards" });
    const outcomes = await Promise.all([answer(), answer()]);
    expect(outcomes).toContainEqual({ ok: true });
    expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
    const answers = (await mailsTo(db, email)).filter(({ subject }) =>
      subject.startsWith("Our answer"),
    );
    expect(answers).toHaveLength(1);
    expect(answers[0]!.text).toContain("No watches here.");
    expect(answers[0]!.text).toContain("Buy cheap watches");

    expect(await reopenContactRequest(db, change)).toEqual({ ok: true });
    expect(await reopenContactRequest(db, change)).toEqual({ ok: false, reason: "not-decided" });
    const entries = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([
      { action: "contact-request-answered", details: { mailId: answers[0]!.id } },
      { action: "contact-request-reopened" },
    ]);
  });

  test("is deleted two years after it was settled, like a listing report", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const now = new Date();
    const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
    const listing = await aListing(db, { status: "active" });
    const age = async (days: number | null) => {
      const email = anEmail();
      await send({ email });
      const handled = days === null ? null : daysAgo(days);
      const by = handled && admin.id;
      await db
        .update(contactMessages)
        .set({ handledAt: handled, handledBy: by })
        .where(eq(contactMessages.email, email));
      await db.insert(listingReports).values({
        listingId: listing.id,
        reason: "scam",
        details: email,
        state: handled ? "resolved" : "open",
        handledAt: handled,
        handledBy: by,
      });
      return email;
    };
    const emails = { old: await age(731), recent: await age(729), waiting: await age(null) };
    await forgetOld(db, now);
    expect(await storedFor(emails.old)).toHaveLength(0);
    expect(await storedFor(emails.recent)).toHaveLength(1);
    expect(await storedFor(emails.waiting)).toHaveLength(1);
    const reports = await db
      .select({ details: listingReports.details })
      .from(listingReports)
      .where(eq(listingReports.listingId, listing.id));
    expect(reports.map(({ details }) => details).sort()).toEqual(
      [emails.recent, emails.waiting].sort(),
    );
  });
});

test("requires a name, an address, a topic and a text, and an empty honeypot", () => {
  const good = {
    name: "Ana",
    email: "ana@example.com",
    topic: "other",
    message: "Hello",
    company: "",
  };
  const faults = (changes: object) => {
    const parsed = contactRequestSchema.safeParse({ ...good, ...changes });
    return parsed.success ? [] : Object.keys(fieldErrors(parsed.error.issues));
  };
  expect(faults({})).toEqual([]);
  expect(faults({ name: " ", email: "", topic: "", message: " \r\n" })).toEqual([
    "name",
    "email",
    "topic",
    "message",
  ]);
  expect(faults({ email: "a@b.c\nBcc: x@y.z" })).toEqual(["email"]);
  expect(faults({ name: "<b>Ana</b>" })).toEqual(["name"]);
  expect(faults({ message: "x".repeat(5001) })).toEqual(["message"]);
  expect(faults({ company: "Spam Inc." })).toEqual(["company"]);
});

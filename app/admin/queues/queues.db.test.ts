import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { passportRequests } from "#app/deals/passport/passport-requests.table.ts";
import { identityVerifications } from "#app/accounts/identity/identity-verifications.table.ts";
import { decideQueueItem } from "#app/admin/queues/source/decide-queue-item.server.ts";
import { loadQueue, parseQueueAddress } from "#app/admin/queues/source/load-queue.server.ts";
import { type QueueIntent, type QueueKind, queueKinds } from "#app/admin/queues/queue-kind.ts";
import { queueSources } from "#app/admin/queues/source/queue-sources.server.ts";
import type { Services } from "#app/context.ts";
import { listings } from "#app/listings/listings.table.ts";
import { listingReports } from "#app/browsing/reports/reports.table.ts";
import { recordTextFingerprint } from "#app/listings/review/record-fingerprints.server.ts";
import { countOverdue } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import type { AdminArea } from "#app/accounts/administration/admin-areas.ts";
import { deliverables } from "#app/payments/deliverables/deliverables.table.ts";
import type { DeliverableKind } from "#app/payments/package.ts";
import { contactMessages } from "#app/messages/messages.table.ts";
import { flaggedMessages, personReports } from "#app/messages/safety/safety.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { approveListing } from "#app/admin/queues/listings/approve-listing.job.server.ts";
import { openProof } from "#app/admin/queues/applications/open-proof.server.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { listClaims } from "#app/admin/queues/source/queue-claims.server.ts";
import { findUser } from "#test/find-user.ts";
import { mailsTo } from "#test/mails.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { listOffers } from "#app/messages/mandates/mandates.queries.server.ts";
import {
  aMandateOffer,
  aConversation,
  aListing,
  aMessage,
  anAdmin,
  anOrder,
  aSeller,
  type User,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const text = Array.from({ length: 60 }, (_, place) => `word${place}`).join(" ");

withDatabase((world) => {
  let admin: User;
  let person: User;
  beforeEach(async () => {
    admin = await anAdmin(world().db, { firstName: "Ada", lastName: "Lund" });
    person = await aSeller(world().db);
  });
  const now = new Date();
  const context = () => {
    const { db, jobs } = world();
    const services = {
      db,
      jobs,
      queryCache: new QueryCache(db),
      env: { APP_URL: "http://localhost:3000" },
    } as unknown as Services;
    return { services, viewer: { id: admin.id, adminAreas: null }, now };
  };
  const change = (
    kind: QueueKind,
    id: string,
    intent: QueueIntent,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return queueSources[kind].change({ ...context(), id, intent, form, requestId: "t" });
  };
  const waiting = (kind: QueueKind) =>
    queueSources[kind].list(world().db, { state: "waiting", person: person.id }, 100, now);
  const find = (kind: QueueKind, id: string) => queueSources[kind].find(context(), id);

  /** A waiting item that concerns the person. */
  const make: Record<QueueKind, () => Promise<string>> = {
    listings: async () =>
      (await aListing(world().db, { ownerId: person.id, status: "pending" })).id,
    "listing-reports": async () => {
      const { id: listingId } = await aListing(world().db, {
        ownerId: person.id,
        status: "active",
      });
      const [row] = await world()
        .db.insert(listingReports)
        .values({ listingId, reason: "scam" })
        .returning();
      return row!.id;
    },
    "person-reports": async () => {
      const thread = await aConversation(world().db, { buyerId: person.id });
      await aMessage(world().db, thread);
      const [row] = await world()
        .db.insert(personReports)
        .values({ reportedId: person.id, conversationId: thread.id, reason: "abuse" })
        .returning();
      return row!.id;
    },
    messages: async () => {
      const thread = await aConversation(world().db, { buyerId: person.id });
      const { id: messageId } = await aMessage(world().db, thread, { senderId: person.id });
      const reasons = ["scam", "link"] as const;
      await world()
        .db.insert(flaggedMessages)
        .values(reasons.map((reason) => ({ messageId, reason })));
      return messageId;
    },
    brokers: async () => {
      const [row] = await world()
        .db.insert(brokerApplications)
        .values({ userId: person.id, licenseNumber: "X-1", region: "CA-ON", brokerage: "Us" })
        .returning();
      return row!.id;
    },
    identities: async () => {
      const [row] = await world()
        .db.insert(identityVerifications)
        .values({
          userId: person.id,
          legalName: "Somebody Else",
          documentKind: "passport",
          storageKey: `identities/${createId()}.webp`,
          contentType: "image/webp",
          bytes: 1,
        })
        .returning();
      return row!.id;
    },
    passports: async () => {
      const [row] = await world()
        .db.insert(passportRequests)
        .values({
          userId: person.id,
          band: "500k-1m",
          currency: "CAD",
          storageKey: `funds-proofs/${createId()}.pdf`,
          contentType: "application/pdf",
          bytes: 1,
        })
        .returning();
      return row!.id;
    },
    contact: async () => {
      const [row] = await world()
        .db.insert(contactMessages)
        .values({
          userId: person.id,
          name: "Ana",
          email: "ana@example.com",
          topic: "other",
          content: "Hello",
        })
        .returning();
      return row!.id;
    },
    deliverables: async () => (await aDeliverable("realtor-listing")).id,
  };
  const aDeliverable = async (kind: DeliverableKind) => {
    const { db } = world();
    const listing = await aListing(db, {
      ownerId: person.id,
      status: "active",
      businessName: "Secret Bakery",
      packageId: "realtor",
    });
    const order = await anOrder(db, {
      listingId: listing.id,
      userId: person.id,
      packageId: "realtor",
      status: "paid",
      amount: 499_00,
      paymentId: `pi_${createId()}`,
    });
    const [row] = await db
      .insert(deliverables)
      .values({
        orderId: order.id,
        listingId: listing.id,
        kind,
        state: "due",
        dueAt: new Date(now.getTime() - 1000),
      })
      .returning();
    return row!;
  };
  const input = {
    measure: "warned",
    reason: "Too blurred",
    answer: "Hello Ana",
    address: "https://www.realtor.ca/real-estate/1/a-shop",
  };

  describe.each(queueKinds)("the queue of %s", (kind) => {
    const source = queueSources[kind];

    test("counts, lists and shows waiting items only", async () => {
      const { db } = world();
      const id = await make[kind]();
      expect(await source.summarize(db, person.id)).toMatchObject({
        waiting: 1,
        oldest: expect.any(Date),
      });
      expect(await waiting(kind)).toMatchObject([{ id }]);
      const item = await find(kind, id);
      expect(item).toMatchObject({ kind, id, decided: null, person: { id: person.id } });
      expect(await source.find(context(), createId())).toBeNull();

      expect(await change(kind, id, "approve", input)).toMatchObject({ ok: true });
      expect(await source.summarize(db, person.id)).toMatchObject({ waiting: 0, oldest: null });
      expect(await waiting(kind)).toEqual([]);
      expect(await find(kind, id)).toMatchObject({ decided: { by: "Ada Lund" } });
    });

    test("accepts one of two concurrent decisions", async () => {
      const id = await make[kind]();
      const outcomes = await Promise.all([
        change(kind, id, "reject", input),
        change(kind, id, "approve", input),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, reason: "already-decided" });
    });

    test("refuses unknown items", async () => {
      expect(await change(kind, createId(), "approve", input)).toEqual({
        ok: false,
        reason: "not-found",
      });
    });
  });

  test("a proof of funds is opened by the one administrator who reviews it", async () => {
    const { db } = world();
    const id = await make.passports();
    const other = await anAdmin(db);
    const content = { size: 1, body: new Blob(["x"]).stream() };
    const files = { get: async () => content } as unknown as FileStore;
    const open = (adminId: string) => openProof({ db, files }, { id, adminId, requestId: "t" });
    expect(await open(admin.id)).toMatchObject({ ok: true, file: content });
    expect(await open(other.id)).toEqual({ ok: false, holder: "Ada Lund" });
    await change("passports", id, "approve");
    expect(await open(admin.id)).toEqual({ ok: true, file: null });
    expect(await listClaims(db, "passports")).toEqual([]);
  });

  test.each(["listing-reports", "person-reports", "messages", "contact"] as const)(
    "%s return to the queue",
    async (kind) => {
      const id = await make[kind]();
      expect(await change(kind, id, "reopen")).toMatchObject({ reason: "not-decided" });
      await change(kind, id, "reject", input);
      const decided = { state: "decided", person: person.id } as const;
      expect(await queueSources[kind].list(world().db, decided, 10, now)).toMatchObject([{ id }]);
      expect(await change(kind, id, "reopen")).toEqual({ ok: true });
      expect(await waiting(kind)).toMatchObject([{ id }]);
    },
  );

  test("a decision redirects to the next item; the second administrator sees who decided", async () => {
    const kind = "listing-reports";
    const id = await make[kind]();
    const next = await make[kind]();
    const decide = async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ id, next, intent: "reject" }))
        form.set(name, value);
      const address = parseQueueAddress(new URLSearchParams({ person: person.id }));
      const input = { kind, address, form, requestId: "t" } as const;
      const response = (await decideQueueItem(context(), input)) as Response;
      const { searchParams } = new URL(response.headers.get("location")!, "http://localhost");
      const { data } = await loadQueue(context(), kind, parseQueueAddress(searchParams));
      return data;
    };
    const first = await decide();
    expect(first.item?.id).toBe(next);
    expect(first.notice).toMatchObject({
      id,
      text: expect.stringMatching(/^Dismissed: /),
      canUndo: true,
    });
    const second = await decide();
    expect(second.item?.id).toBe(next);
    expect(second.notice).toMatchObject({
      text: expect.stringMatching(/^Already decided by Ada Lund: /),
      canUndo: false,
    });
  });

  test("the answer to a contact request can be read again", async () => {
    const id = await make.contact();
    await change("contact", id, "approve", input);
    const item = await find("contact", id);
    expect(item?.decided).toMatchObject({ what: "Answered" });
    expect(item?.decided?.text).toContain("Hello Ana");
  });

  describe("a deliverable", () => {
    test("shows nothing that the owner hides", async () => {
      const { id } = await aDeliverable("realtor-listing");
      const item = await find("deliverables", id);
      expect(item).toMatchObject({ isOverdue: true, refund: { left: 499_00, suggested: 150_00 } });
      expect(JSON.stringify(item)).not.toContain("Secret Bakery");
      const row = (await waiting("deliverables")).find((one) => one.id === id);
      expect(row?.isOverdue).toBe(true);
    });

    test("needs an address on REALTOR.ca as its proof", async () => {
      const { id } = await aDeliverable("realtor-listing");
      const wrong = { address: "https://realtor.ca.evil.example/1" };
      expect(await change("deliverables", id, "approve", wrong)).toMatchObject({
        reason: "invalid",
        errors: { address: expect.any(String) },
      });
    });

    test("that cannot be done needs a reason and at most the money that is left", async () => {
      const { id } = await aDeliverable("email-blast");
      const refuse = (amount: string) =>
        change("deliverables", id, "reject", { reason: "No", amount, left: "49900" });
      expect(await refuse("a lot")).toMatchObject({ errors: { amount: expect.any(String) } });
      expect(await refuse("500")).toMatchObject({ errors: { amount: expect.any(String) } });
      expect(
        await change("deliverables", id, "reject", { amount: "1", left: "49900" }),
      ).toMatchObject({ errors: { reason: expect.any(String) } });
      expect(await refuse("100.00")).toEqual({ ok: true });
      expect(await find("deliverables", id)).toMatchObject({
        decided: { what: "Cannot be done", text: "No" },
      });
    });

    test("takes back the offer of a mandate with the broker that cannot be found", async () => {
      const { db } = world();
      const { id, listingId } = await aDeliverable("dedicated-broker");
      await aMandateOffer(db, { listingId });
      const refusal = { reason: "No", amount: "", left: "49900" };
      expect(await change("deliverables", id, "reject", refusal)).toEqual({ ok: true });
      expect(await listOffers(db, listingId)).toMatchObject([{ state: "withdrawn" }]);
    });

    test("is refunded by administrators of finance only", async () => {
      const { id } = await aDeliverable("realtor-listing");
      const as = (...adminAreas: AdminArea[]) => ({
        ...context(),
        viewer: { id: admin.id, adminAreas },
      });
      const { deliverables: source } = queueSources;
      expect(await source.find(as("content"), id)).toMatchObject({ refund: null });
      expect(await source.find(as("content", "finance"), id)).toMatchObject({
        refund: { left: 499_00 },
      });
      const form = new FormData();
      form.set("reason", "No");
      expect(
        await source.change({ ...as("content"), id, intent: "reject", form, requestId: "t" }),
      ).toEqual({ ok: false, reason: "not-found" });
      expect(await countOverdue(world().db, now)).toBeGreaterThan(0);
    });

    test("waits while its listing is off the market", async () => {
      const { db } = world();
      const { id, listingId } = await aDeliverable("realtor-listing");
      await db.update(listings).set({ status: "expired" }).where(eq(listings.id, listingId));
      expect(await waiting("deliverables")).toEqual([]);
      await db.update(listings).set({ status: "active" }).where(eq(listings.id, listingId));
      expect(await waiting("deliverables")).toMatchObject([{ id }]);
    });
  });

  test("contact requests with priority come first", async () => {
    const { db } = world();
    const first = await make.contact();
    const second = await make.contact();
    await db
      .update(contactMessages)
      .set({ promisedAt: new Date(now.getTime() + 60_000) })
      .where(eq(contactMessages.id, second));
    expect((await waiting("contact")).map(({ id }) => id)).toEqual([second, first]);
    expect((await waiting("contact"))[0]!.badges[0]).toMatch(/^Priority, by /);
  });

  describe("a report", () => {
    const settle = async (kind: "listing-reports" | "person-reports", measure: string) => {
      const id = await make[kind]();
      expect(await change(kind, id, "approve", { ...input, measure })).toEqual({ ok: true });
      return find(kind, id);
    };
    const subjects = async () =>
      (await mailsTo(world().db, person.email)).map((one) => one.subject);

    test("is settled by a warning, which the person gets by email", async () => {
      const { decided } = (await settle("person-reports", "warned"))!;
      expect(decided).toMatchObject({ text: "Warned by email", canUndo: false });
      expect(await subjects()).toEqual(["A warning from Relevo"]);
    });

    test("takes the listing down in the same step", async () => {
      await settle("listing-reports", "taken-down");
      const own = eq(listings.ownerId, person.id);
      const rows = await world().db.select().from(listings).where(own);
      expect(rows).toMatchObject([{ status: "expired", rejectionReason: "Too blurred" }]);
      expect((await subjects())[0]).toMatch(/^We took down your listing/);
    });

    test("deactivates the account in the same step, for administrators of support", async () => {
      const id = await make["listing-reports"]();
      const content = { ...context(), viewer: { id: admin.id, adminAreas: ["content" as const] } };
      const form = new FormData();
      form.set("measure", "deactivated");
      form.set("reason", "Fraud");
      const source = queueSources["listing-reports"];
      expect(
        await source.change({ ...content, id, intent: "approve", form, requestId: "t" }),
      ).toMatchObject({ reason: "invalid" });
      expect(await source.find(content, id)).toMatchObject({
        measures: ["nothing", "warned", "taken-down"],
      });
      expect(
        await change("listing-reports", id, "approve", { ...input, measure: "deactivated" }),
      ).toEqual({ ok: true });
      const { deactivatedAt } = (await findUser(world().db, person.id))!;
      expect(deactivatedAt).not.toBeNull();
      // The account and its listing are gone already: the second report says so and stays open.
      const again = await make["person-reports"]();
      expect(
        await change("person-reports", again, "approve", { ...input, measure: "deactivated" }),
      ).toMatchObject({ errors: { measure: expect.stringContaining("already") } });
      expect(await find("person-reports", again)).toMatchObject({ decided: null });
    });

    test("needs a reason for a measure", async () => {
      const id = await make["listing-reports"]();
      expect(await change("listing-reports", id, "approve", { measure: "warned" })).toMatchObject({
        errors: { reason: expect.any(String) },
      });
    });
  });

  describe("an item", () => {
    const decide = (fields: Record<string, string>, viewer = admin, state = "waiting") => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const address = parseQueueAddress(new URLSearchParams({ person: person.id, state }));
      const as = { ...context(), viewer: { id: viewer.id, adminAreas: null } };
      return decideQueueItem(as, { kind: "contact", address, form, requestId: "t" });
    };
    const load = async (viewer = admin, state = "waiting") => {
      const address = parseQueueAddress(new URLSearchParams({ person: person.id, state }));
      const as = { ...context(), viewer: { id: viewer.id, adminAreas: null } };
      return (await loadQueue(as, "contact", address)).data;
    };

    test("is taken by one of two administrators, shown to both, taken over and given back", async () => {
      const id = await make.contact();
      const other = await anAdmin(world().db, { firstName: "Bo", lastName: "Berg" });
      const answers = await Promise.all([
        decide({ intent: "take", id }),
        decide({ intent: "take", id }, other),
      ]);
      const refused = answers.filter((answer) => !(answer instanceof Response));
      expect(refused).toMatchObject([{ data: { message: expect.stringMatching(/has taken it/) } }]);
      const mine = (await load(admin, "mine")).rows.length === 1;
      const [holder, second] = mine ? [admin, other] : [other, admin];
      expect((await load(second)).holder).toMatchObject({ id: holder.id, isMe: false });
      expect((await load(holder, "mine")).rows).toMatchObject([{ id, holder: { isMe: true } }]);
      expect((await load(second, "mine")).rows).toEqual([]);

      await decide({ intent: "take", id, from: holder.id }, second);
      expect((await load(second)).holder).toMatchObject({ isMe: true });
      await decide({ intent: "release", id }, holder);
      expect((await load(second)).holder).toMatchObject({ isMe: true });
      await decide({ intent: "release", id }, second);
      expect((await load(second)).holder).toBeNull();
    });

    test("is nobody's once it is decided", async () => {
      const id = await make.contact();
      await decide({ intent: "take", id });
      await decide({ intent: "reject", id }, admin, "mine");
      expect(await listClaims(world().db, "contact")).not.toContainEqual(
        expect.objectContaining({ itemId: id }),
      );
    });

    test("is overdue after the time that its queue allows", async () => {
      const id = await make.contact();
      const since = new Date(now.getTime() - 49 * 3_600_000);
      await world()
        .db.update(contactMessages)
        .set({ createdAt: since })
        .where(eq(contactMessages.id, id));
      await make.contact();
      expect((await load()).rows.map(({ isOverdue }) => isOverdue)).toEqual([true, false]);
    });
  });

  describe("an approval of a listing", () => {
    const approve = (listingId: string, at = now) =>
      approveListing(
        world().db,
        world().jobs,
        { listingId, adminId: admin.id, requestId: "t", approvedAt: at.toISOString() },
        now,
      );
    const stateOf = async (id: string) => {
      const [row] = await world().db.select().from(listings).where(eq(listings.id, id));
      return row!;
    };

    test("takes effect a minute later, and nobody is told before", async () => {
      const id = await make.listings();
      const updatedAt = new Date(now.getTime() - 1000);
      await world().db.update(listings).set({ updatedAt }).where(eq(listings.id, id));
      await change("listings", id, "approve");
      expect((await stateOf(id)).status).toBe("pending");
      expect(await mailsTo(world().db, person.email)).toEqual([]);
      expect(await find("listings", id)).toMatchObject({
        decided: { what: "Approved", canUndo: true },
      });
      const just = { state: "decided", person: person.id } as const;
      expect(await queueSources.listings.list(world().db, just, 10, now)).toMatchObject([{ id }]);
      expect(await change("listings", id, "reject", input)).toMatchObject({
        reason: "already-decided",
      });
      await approve(id);
      await approve(id);
      expect((await stateOf(id)).status).toBe("draft");
      expect(await mailsTo(world().db, person.email)).toMatchObject([
        { subject: expect.stringMatching(/can go live/) },
      ]);
      expect(await change("listings", id, "reopen")).toEqual({ ok: false, reason: "too-late" });
    });

    test("can be undone, and given again", async () => {
      const id = await make.listings();
      await change("listings", id, "approve");
      expect(await change("listings", id, "reopen")).toEqual({ ok: true });
      expect(await waiting("listings")).toMatchObject([{ id }]);
      await approve(id);
      expect((await stateOf(id)).status).toBe("pending");
      expect(await change("listings", id, "reject", input)).toMatchObject({ ok: true });
    });

    test("does not cover what the owner changed meanwhile", async () => {
      const id = await make.listings();
      await change("listings", id, "approve");
      const updatedAt = new Date(now.getTime() + 1000);
      await world().db.update(listings).set({ updatedAt }).where(eq(listings.id, id));
      await approve(id);
      expect((await stateOf(id)).status).toBe("pending");
      expect(await waiting("listings")).toMatchObject([{ id }]);
    });
  });

  describe("a listing", () => {
    test("shows the findings of the checks with their evidence", async () => {
      const { db } = world();
      const other = await aListing(db, { status: "active", title: "Mill", description: text });
      await aListing(db, {
        ownerId: person.id,
        status: "draft",
        rejectedAt: now,
        rejectionReason: "Not yours",
      });
      const listing = await aListing(db, {
        ownerId: person.id,
        status: "pending",
        title: "Mill",
        description: `${text} No Ponzi here.`,
      });
      await recordTextFingerprint(db, other.id);
      await recordTextFingerprint(db, listing.id);
      const item = await find("listings", listing.id);
      if (item?.kind !== "listings") throw new Error("not found");
      expect(item.evidence).toMatchObject([
        { reason: "banned-words", words: ["ponzi"] },
        { reason: "repeated-text", other: { id: other.id, title: "Mill" } },
        { reason: "earlier-rejection", rejection: "Not yours" },
      ]);
      const marked = item.paragraphs.flatMap(({ parts }) => parts.filter((one) => one.isMarked));
      expect(marked.map((one) => one.text)).toEqual(["Ponzi"]);
      const [row] = await waiting("listings");
      expect(row!.badges).toContain("Banned words");
    });

    test("a live listing stays or is taken down, with a reason", async () => {
      const { db } = world();
      const flagged = { ownerId: person.id, status: "active", reviewReasons: ["banned-words"] };
      const keep = await aListing(db, flagged as Parameters<typeof aListing>[1]);
      const drop = await aListing(db, flagged as Parameters<typeof aListing>[1]);
      expect(await change("listings", drop.id, "reject")).toMatchObject({ reason: "invalid" });
      expect(await change("listings", drop.id, "reject", input)).toMatchObject({ ok: true });
      expect(await change("listings", keep.id, "approve")).toMatchObject({ ok: true });
      const statuses = await db
        .select({ id: listings.id, status: listings.status })
        .from(listings)
        .where(eq(listings.ownerId, person.id));
      expect(new Map(statuses.map((one) => [one.id, one.status]))).toEqual(
        new Map([
          [keep.id, "active"],
          [drop.id, "expired"],
        ]),
      );
      expect(await change("listings", keep.id, "reject", input)).toEqual({
        ok: false,
        reason: "already-decided",
      });
    });
  });

  test("administrators without access to users get no links to them", async () => {
    const id = await make.listings();
    const limited = { ...context(), viewer: { id: admin.id, adminAreas: ["content" as const] } };
    const item = await queueSources.listings.find(limited, id);
    expect(item?.person).toMatchObject({ href: null });
  });
});

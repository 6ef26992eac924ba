import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { mailAttachments } from "#app/platform/mail/mail-attachments.table.ts";
import { addDays } from "#app/shared/day.ts";
import { mailsTo } from "#test/mails.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  anOperator,
  aPhoto,
  aSavedListing,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import {
  addClient,
  addOwner,
  answerInvitation,
  assignListing,
  findLinkedClient,
  forgetReportClients,
  inviteAgain,
  pruneReportClients,
  removeClient,
  saveNote,
} from "./change-client.server.ts";
import {
  exportOwnerReports,
  exportReportClients,
  findClient,
  findReport,
  listBrokersClients,
} from "./clients.queries.server.ts";
import { loadReport, measureMarket } from "./load-report.server.ts";
import { ownerReports, reportClients } from "./reports.table.ts";
import { sendReport } from "./send-report.server.ts";
import { sendReports } from "./send-reports.job.server.ts";

const secret = "a secret of at least 32 characters, for tests";
const month = "2026-10-01";
const invited = new Date("2026-10-05T12:00:00Z");
const first = new Date("2026-11-01T12:10:00Z");
const onDay = (day: number) => new Date(Date.UTC(2026, 9, day, 15));

const linkIn = (text: string, path: string): string =>
  new RegExp(`${path}/([a-z2-7]+)`).exec(text)![1]!;

vi.setConfig({ testTimeout: 60_000 });

withDatabase((world) => {
  const services = () => ({ db: world().db, jobs: world().jobs, secret });
  beforeAll(() => anOperator(world().db));

  async function aClient(isConfirmed = true) {
    const { db } = world();
    const broker = await aBroker(db, { firstName: "Claire", lastName: "Roy" });
    const listing = await aListing(db, {
      ownerId: broker.id,
      status: "active",
      title: "Mill by the river",
      publishedAt: onDay(-60),
      confirmedAt: first,
      expiresAt: addDays(first, 200),
      askingPrice: 500_000_00,
      currency: "CAD",
    });
    const email = `client-${createId()}@example.com`;
    const outcome = await addClient(services(), {
      brokerId: broker.id,
      name: "Olga Owens",
      email,
      listingId: listing.id,
      now: invited,
    });
    if (!outcome.ok) return expect.fail(outcome.reason);
    if (isConfirmed) await answerInvitation(db, "confirm", outcome.clientId, invited);
    return { broker, listing, email, clientId: outcome.clientId };
  }

  describe("a client", () => {
    test("gets nothing but the invitation until the link is confirmed, and nothing after unsubscribing", async () => {
      const { db } = world();
      const { email, clientId, broker } = await aClient(false);
      await sendReports(services(), first);
      const [invitation, ...others] = await mailsTo(db, email);
      expect(others).toEqual([]);
      expect(invitation!.text).toContain("Claire Roy represents you");
      const token = linkIn(invitation!.text, "/owner-reports/confirm");
      expect(await findLinkedClient(db, "end", token, [secret])).toBeNull();
      expect(await findLinkedClient(db, "confirm", "made-up", [secret])).toBeNull();
      expect(await findLinkedClient(db, "confirm", token, ["another secret"])).toBeNull();
      const linked = await findLinkedClient(db, "confirm", token, [secret]);
      await answerInvitation(db, "confirm", linked!.id, invited);
      expect(invitation!.headers["List-Unsubscribe"]).toContain("/unsubscribe/reports/");
      const end = linkIn(invitation!.headers["List-Unsubscribe"]!, "/unsubscribe/reports");
      const leaving = await findLinkedClient(db, "end", end, [secret]);
      await answerInvitation(db, "end", leaving!.id, first);
      await answerInvitation(db, "confirm", clientId, first);
      await sendReports(services(), first);
      expect(await mailsTo(db, email)).toHaveLength(1);
      const again = { brokerId: broker.id, clientId, now: first };
      expect(await inviteAgain(services(), again)).toMatchObject({ ok: false });
      await removeClient(db, again);
      const { id: listingId } = await aListing(db, { ownerId: broker.id, status: "active" });
      const anew = { brokerId: broker.id, name: "Olga", email, listingId, now: first };
      expect(await addClient(services(), anew)).toEqual({ ok: false, reason: "unsubscribed" });
    });

    test("is of one broker: another one finds neither client nor listing", async () => {
      const { db } = world();
      const { clientId, listing } = await aClient();
      const other = await aBroker(db);
      const foreign = { clientId, brokerId: other.id };
      expect(await findClient(db, clientId, other.id)).toBeNull();
      expect(await saveNote(db, { ...foreign, month, note: "Hello" })).toBe(false);
      expect(await removeClient(db, foreign)).toBe(false);
      expect(await inviteAgain(services(), { ...foreign, now: first })).toMatchObject({
        reason: "not-found",
      });
      expect(await assignListing(db, { ...foreign, listingId: listing.id })).toMatchObject({
        reason: "not-found",
      });
      const stolen = { brokerId: other.id, name: "X", listingId: listing.id, now: invited };
      const email = `client-${createId()}@example.com`;
      expect(await addClient(services(), { ...stolen, email })).toMatchObject({
        reason: "not-found",
      });
      expect(
        await addOwner(services(), { brokerId: other.id, ownerId: listing.ownerId, now: invited }),
      ).toEqual({ ok: false, reason: "not-found" });
    });

    test("is invited three times a week at most, and forgotten without a confirmation", async () => {
      const { db } = world();
      const { clientId, broker, email } = await aClient(false);
      const again = () =>
        inviteAgain(services(), { clientId, brokerId: broker.id, now: addDays(invited, 1) });
      expect([await again(), await again(), await again()]).toMatchObject([
        { ok: true },
        { ok: true },
        { ok: false, reason: "too-many" },
      ]);
      expect(await mailsTo(db, email)).toHaveLength(3);
      await pruneReportClients(db, addDays(invited, 14));
      expect(await findClient(db, clientId)).not.toBeNull();
      await pruneReportClients(db, addDays(invited, 16));
      expect(await findClient(db, clientId)).toBeNull();
    });
  });

  describe("a report", () => {
    test("has the month in figures, the work and the next steps, and names no buyer", async () => {
      const { db } = world();
      const { broker, listing, clientId, email } = await aClient();
      await db.insert(listingDailyViews).values(
        [
          ["2026-09-30", 4],
          ["2026-10-01", 11],
          ["2026-10-09", 22],
          ["2026-10-31", 33],
          ["2026-11-01", 44],
        ].map(([day, views]) => ({
          listingId: listing.id,
          day: String(day),
          views: Number(views),
        })),
      );
      const buyer = await aUser(db, { firstName: "Zebulon", lastName: "Quark" });
      await aSavedListing(db, buyer.id, listing.id, { createdAt: onDay(9) });
      const asked = await aConversation(db, {
        listingId: listing.id,
        ownerId: broker.id,
        buyerId: buyer.id,
        createdAt: onDay(10),
      });
      await aMessage(db, asked, { createdAt: onDay(10), content: "Zebulon asks for the lease" });
      await aMessage(db, asked, { senderId: broker.id, createdAt: onDay(11) });
      await aPhoto(db, listing.id, { createdAt: onDay(12) });
      const others = await aSeller(db);
      for (let count = 0; count < 10; count++) {
        const { id } = await aListing(db, {
          ownerId: others.id,
          status: "active",
          publishedAt: onDay(-60),
          categories: ["childcare"],
        });
        await db.insert(listingDailyViews).values({ listingId: id, day: "2026-10-20", views: 17 });
      }
      expect(await measureMarket(db, "childcare", others.id, month)).toMatchObject({ listings: 0 });
      expect(await measureMarket(db, "childcare", broker.id, month)).toEqual({
        median: 17,
        listings: 10,
      });
      const note = "A good month.\nTwo visits are planned.";
      await saveNote(db, { clientId, brokerId: broker.id, month, note });
      await sendReports(services(), first);
      const [sent, , ...more] = await mailsTo(db, email);
      expect(more).toEqual([]);
      expect(sent).toMatchObject({ subject: "Your report for October 2026" });
      expect(sent!.text).toContain(note);
      expect(sent!.text).toContain("/unsubscribe/reports/");
      const [file] = await db
        .select()
        .from(mailAttachments)
        .where(eq(mailAttachments.mailId, sent!.id));
      expect(file).toMatchObject({
        fileName: "report-2026-10.pdf",
        contentType: "application/pdf",
      });
      const text = (await textOfPdf(new Uint8Array(file!.bytes))).join("\n");
      for (const part of [
        "Report for October 2026",
        "For Olga Owens",
        "By Claire Roy, Example Brokers",
        "Two visits are planned.",
        "Mill by the river",
        "1 message to buyers was written.",
        "1 photo was added.",
        "Add photos",
      ])
        expect(text).toContain(part);
      expect(text).toMatch(/The month\s+66\s+1\s+1/);
      expect(text).toMatch(/The month before\s+4\s+0\s+0/);
      expect(text + sent!.text).not.toMatch(/Zebulon|Quark|lease/);
      const row = await findReport(db, clientId, month);
      expect(row).toMatchObject({ sentAt: first, sentByHandAt: null, mailId: sent!.id });
    });

    test("goes out once by the schedule and once by hand, whoever asks at the same moment", async () => {
      const { db } = world();
      const { clientId, email } = await aClient();
      await Promise.all([sendReports(services(), first), sendReports(services(), first)]);
      await sendReports(services(), addDays(first, 1));
      expect(await mailsTo(db, email)).toHaveLength(2);
      const hand = { clientId, month, isByHand: true, now: first };
      const outcomes = await Promise.all([
        sendReport(services(), hand),
        sendReport(services(), hand),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, reason: "sent" });
      expect(await mailsTo(db, email)).toHaveLength(3);
      // By hand before the schedule counts for it.
      const other = await aClient();
      await sendReport(services(), { ...hand, clientId: other.clientId });
      await sendReports(services(), first);
      expect(await mailsTo(db, other.email)).toHaveLength(2);
    });

    test("of an owner with an account goes to its confirmed address, and ends with the mandate and the account", async () => {
      const { db } = world();
      const broker = await aBroker(db);
      const owner = await aSeller(db, { emailVerified: false });
      const listing = await aListing(db, {
        ownerId: owner.id,
        brokerId: broker.id,
        status: "active",
        packageId: "full",
        publishedAt: onDay(2),
      });
      const ask = { brokerId: broker.id, ownerId: owner.id, now: invited };
      const outcome = await addOwner(services(), ask);
      if (!outcome.ok) return expect.fail(outcome.reason);
      const { clientId } = outcome;
      expect(await addOwner(services(), ask)).toEqual({ ok: false, reason: "already-client" });
      await answerInvitation(db, "confirm", clientId, invited);
      const send = () => sendReport(services(), { clientId, month, isByHand: false, now: first });
      expect(await send()).toEqual({ ok: false, reason: "not-confirmed" });
      expect(await mailsTo(db, owner.email)).toEqual([]);
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
      const client = await findClient(db, clientId, broker.id);
      expect(client).toMatchObject({ email: null, address: owner.email });
      const loaded = await loadReport(db, client!, { month, note: "", now: first });
      // It was on the market for a part of the month.
      expect(loaded!.listings[0]).toMatchObject({ before: null });
      await db.update(listings).set({ brokerId: null }).where(eq(listings.id, listing.id));
      expect(await send()).toEqual({ ok: false, reason: "nothing" });
      await db.update(listings).set({ brokerId: broker.id }).where(eq(listings.id, listing.id));
      expect(await send()).toEqual({ ok: true });
      const exported = async (id: string) => [
        (await Array.fromAsync(exportReportClients(db, id))).length,
        (await Array.fromAsync(exportOwnerReports(db, id))).length,
      ];
      expect([await exported(broker.id), await exported(owner.id)]).toEqual([
        [1, 1],
        [1, 1],
      ]);
      await db.transaction((tx) =>
        forgetReportClients(tx, { id: owner.id, email: owner.email, now: first }),
      );
      expect(await listBrokersClients(db, broker.id)).toEqual([]);
      expect(
        await db.select().from(ownerReports).where(eq(ownerReports.clientId, clientId)),
      ).toEqual([]);
      expect(await db.$count(reportClients, eq(reportClients.brokerId, broker.id))).toBe(0);
    });
  });
});

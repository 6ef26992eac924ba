import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { findClient } from "#app/brokerage/clients/clients.queries.server.ts";
import { reportClients, reportListings } from "#app/brokerage/clients/clients.table.ts";
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
  aReportClient,
  aSavedListing,
  aSeller,
  aUser,
} from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { loadReport, measureMarket } from "./load-report.server.ts";
import { exportOwnerReports, findReport } from "./reports.queries.server.ts";
import { saveNote } from "./save-note.server.ts";
import { sendReport } from "./send-report.server.ts";
import { queueReports, sendReportJob, sendScheduledReport } from "./send-reports.job.server.ts";

const secret = "a secret of at least 32 characters, for tests";
const month = "2026-10-01";
const agreed = new Date("2026-10-05T12:00:00Z");
const first = new Date("2026-11-01T12:10:00Z");
const onDay = (day: number) => new Date(Date.UTC(2026, 9, day, 15));

vi.setConfig({ testTimeout: 60_000 });

withDatabase((world) => {
  const services = () => ({ db: world().db, jobs: world().jobs, secret });
  beforeAll(() => anOperator(world().db));

  async function aClient(confirmedAt: Date | null = agreed) {
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
    const { id: clientId } = await aReportClient(db, { brokerId: broker.id, email, confirmedAt });
    await db.insert(reportListings).values({ listingId: listing.id, clientId });
    return { broker, listing, email, clientId };
  }

  /** What the schedule enqueues, as the worker would do it. */
  async function sendDue(now: Date): Promise<void> {
    await queueReports(services(), now);
    const { rows } = await world().db.execute<{ data: { clientId: string; month: string } }>(
      sql`delete from pgboss.job where name = ${sendReportJob.name} returning data`,
    );
    await Promise.all(rows.map(({ data }) => sendScheduledReport(services(), data, now)));
  }

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
      await sendDue(first);
      const [sent, ...more] = await mailsTo(db, email);
      expect(more).toEqual([]);
      expect(sent).toMatchObject({ subject: "Your report for October 2026" });
      expect(sent!.text).toContain(note);
      expect(sent!.text).toContain("Mill by the river: 66 views, 1 save, 1 lead");
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
      await sendDue(first);
      const scheduled = { clientId, month };
      await sendScheduledReport(services(), scheduled, first);
      await sendDue(addDays(first, 1));
      expect(await mailsTo(db, email)).toHaveLength(1);
      const hand = { clientId, month, isByHand: true, now: first };
      const outcomes = await Promise.all([
        sendReport(services(), hand),
        sendReport(services(), hand),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, reason: "sent" });
      expect(await mailsTo(db, email)).toHaveLength(2);
      // By hand before the schedule counts for it.
      const other = await aClient();
      await sendReport(services(), { ...hand, clientId: other.clientId });
      await sendDue(first);
      expect(await mailsTo(db, other.email)).toHaveLength(1);
    });

    test("goes to nobody who had not confirmed in its month or has left, and from nobody who is no broker any more", async () => {
      const { db } = world();
      const unconfirmed = await aClient(null);
      const late = await aClient(first);
      const left = await aClient();
      await db
        .update(reportClients)
        .set({ endedAt: first })
        .where(eq(reportClients.id, left.clientId));
      const demoted = await aClient();
      await db.update(users).set({ userType: "seller" }).where(eq(users.id, demoted.broker.id));
      const away = await aClient();
      await db.update(users).set({ deactivatedAt: first }).where(eq(users.id, away.broker.id));
      await sendDue(first);
      for (const { email } of [unconfirmed, late, left, demoted, away])
        expect(await mailsTo(db, email)).toEqual([]);
      const hand = { clientId: left.clientId, month, isByHand: true, now: first };
      expect(await sendReport(services(), hand)).toEqual({ ok: false, reason: "not-confirmed" });
    });

    test("tells once more of a listing that left the market in its month, and not the month after", async () => {
      const { db } = world();
      const { listing, clientId } = await aClient();
      await db
        .update(listings)
        .set({ status: "expired", expiresAt: onDay(20), publishedAt: onDay(12) })
        .where(eq(listings.id, listing.id));
      const client = await findClient(db, clientId);
      const load = (of: string) => loadReport(db, client!, { month: of, note: "", now: first });
      expect((await load(month))!.listings).toMatchObject([
        {
          since: "2026-10-12",
          before: null,
          done: ["The listing left the market."],
          steps: ["return"],
        },
      ]);
      expect(await load("2026-11-01")).toBeNull();
    });

    test("of an owner with an account goes to its confirmed address, and ends with the mandate", async () => {
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
      const account = { userId: owner.id, email: null, confirmedAt: agreed };
      const { id: clientId } = await aReportClient(db, { brokerId: broker.id, ...account });
      const send = () => sendReport(services(), { clientId, month, isByHand: false, now: first });
      expect(await send()).toEqual({ ok: false, reason: "not-confirmed" });
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
      await db.update(listings).set({ brokerId: null }).where(eq(listings.id, listing.id));
      expect(await send()).toEqual({ ok: false, reason: "nothing" });
      expect(await mailsTo(db, owner.email)).toEqual([]);
      await db.update(listings).set({ brokerId: broker.id }).where(eq(listings.id, listing.id));
      expect(await send()).toEqual({ ok: true });
      expect(await mailsTo(db, owner.email)).toHaveLength(1);
      for (const id of [broker.id, owner.id])
        expect(await Array.fromAsync(exportOwnerReports(db, id))).toHaveLength(1);
    });
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { saveNote } from "#app/brokerage/reports/save-note.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { addDays } from "#app/shared/day.ts";
import { mailsTo } from "#test/mails.ts";
import { aBroker, aListing, anOperator, aReportClient, aSeller } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { openClientLink } from "./answer-by-link.server.ts";
import { assignListing, releaseListing, removeClient } from "./change-client.server.ts";
import {
  exportReportClients,
  findClient,
  listBrokersClients,
  listClientListings,
  listUnaskedOwners,
  listUnassignedListings,
} from "./clients.queries.server.ts";
import { reportClients } from "./clients.table.ts";
import { forgetReportClients, pruneReportClients } from "./forget-clients.server.ts";
import { addClient, addOwner, inviteAgain } from "./invite-client.server.ts";

const secret = "a secret of at least 32 characters, for tests";
const invited = new Date("2026-10-05T12:00:00Z");
const later = addDays(invited, 20);
const page = { page: 1, size: 25 };

const linkIn = (text: string, path: string): string =>
  new RegExp(`${path}/([a-z2-7]+)`).exec(text)![1]!;

withDatabase((world) => {
  const services = () => ({ db: world().db, jobs: world().jobs, secret });
  const open = (purpose: "confirm" | "end", token: string, now?: Date, secrets = [secret]) =>
    openClientLink(world().db, { purpose, token, secrets }, now);
  beforeAll(() => anOperator(world().db));

  async function anInvitation() {
    const { db } = world();
    const broker = await aBroker(db, { firstName: "Claire", lastName: "Roy" });
    const listing = await aListing(db, { ownerId: broker.id, status: "active", title: "Mill" });
    const email = `client-${createId()}@example.com`;
    const add = { brokerId: broker.id, name: "Olga Owens", listingId: listing.id, now: invited };
    const outcome = await addClient(services(), { ...add, email });
    if (!outcome.ok) return expect.fail(outcome.reason);
    const [mail] = await mailsTo(db, email);
    const confirm = linkIn(mail!.text, "/owner-reports/confirm");
    const end = linkIn(mail!.headers["List-Unsubscribe"]!, "/unsubscribe/reports");
    return { broker, listing, email, clientId: outcome.clientId, mail: mail!, confirm, end };
  }

  describe("an invited owner", () => {
    test("confirms by the link, once it is answered and not by opening it", async () => {
      const { db } = world();
      const { clientId, mail, confirm } = await anInvitation();
      expect(mail.text).toContain("Claire Roy represents you");
      expect(mail.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
      expect(await open("end", confirm, later)).toBeNull();
      expect(await open("confirm", "made-up", later)).toBeNull();
      expect(await open("confirm", confirm, later, ["another secret"])).toBeNull();
      expect(await open("confirm", confirm)).toEqual({ brokerName: "Claire Roy", isDone: false });
      expect(await findClient(db, clientId)).toMatchObject({ confirmedAt: null });
      expect(await open("confirm", confirm, later)).toMatchObject({ isDone: true });
      await open("confirm", confirm, addDays(later, 1));
      expect(await findClient(db, clientId)).toMatchObject({ confirmedAt: later });
    });

    test("who ends the reports is never asked again, and leaves the listing to another", async () => {
      const { db } = world();
      const { broker, listing, email, clientId, confirm, end } = await anInvitation();
      expect(await open("end", end)).toEqual({ brokerName: "Claire Roy", isDone: false });
      expect(await open("end", end, later)).toMatchObject({ isDone: true });
      expect(await open("confirm", confirm, later)).toBeNull();
      const own = { brokerId: broker.id, clientId };
      const add = { ...own, name: "Olga", email, listingId: listing.id, now: later };
      expect(await inviteAgain(services(), { ...own, now: later })).toMatchObject({
        reason: "unsubscribed",
      });
      expect(await removeClient(db, own)).toBe(false);
      expect(await addClient(services(), add)).toEqual({ ok: false, reason: "unsubscribed" });
      const { length } = await mailsTo(db, email);
      expect(length).toBe(1);
      const other = { ...add, email: `other-${email}` };
      expect(await addClient(services(), other)).toMatchObject({ ok: true });
    });

    test("can end them when the broker has lost the role or the account, and when there is nothing to end", async () => {
      const { db } = world();
      const { broker, clientId, confirm, end } = await anInvitation();
      await db.update(users).set({ userType: "seller" }).where(eq(users.id, broker.id));
      expect(await open("confirm", confirm, later)).toBeNull();
      expect(await open("end", end, later)).toMatchObject({ isDone: true });
      const [row] = await db.select().from(reportClients).where(eq(reportClients.id, clientId));
      expect(row).toMatchObject({ confirmedAt: null, endedAt: later });
      await db.delete(reportClients).where(eq(reportClients.id, clientId));
      expect(await open("end", end, later)).toEqual({ brokerName: null, isDone: true });
    });

    test("is invited three times a week at most, and forgotten without a confirmation", async () => {
      const { db } = world();
      const { clientId, broker, email } = await anInvitation();
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

    test("with an account is asked at its confirmed address only, which the broker never sees", async () => {
      const { db } = world();
      const broker = await aBroker(db);
      const owner = await aSeller(db, { emailVerified: false });
      await aListing(db, {
        ownerId: owner.id,
        brokerId: broker.id,
        status: "active",
        packageId: "full",
      });
      const ask = { brokerId: broker.id, ownerId: owner.id, now: invited };
      expect(await addOwner(services(), ask)).toEqual({ ok: false, reason: "no-address" });
      expect(await listUnaskedOwners(db, broker.id)).toMatchObject([{ id: owner.id }]);
      await db.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id));
      const outcome = await addOwner(services(), ask);
      if (!outcome.ok) return expect.fail(outcome.reason);
      expect(await addOwner(services(), ask)).toEqual({ ok: false, reason: "already-client" });
      expect(await listUnaskedOwners(db, broker.id)).toEqual([]);
      const client = await findClient(db, outcome.clientId, broker.id);
      expect(client).toMatchObject({ email: null, address: owner.email });
      expect(await mailsTo(db, owner.email)).toHaveLength(1);
      for (const id of [broker.id, owner.id])
        expect(await Array.fromAsync(exportReportClients(db, id))).toHaveLength(1);
      await db.transaction((tx) =>
        forgetReportClients(tx, { id: owner.id, email: owner.email, now: later }),
      );
      expect(await listBrokersClients(db, broker.id, page)).toMatchObject({ rows: [], total: 0 });
    });
  });

  describe("a broker's client", () => {
    test("is of that broker: another one finds neither client nor listing", async () => {
      const { db } = world();
      const { clientId, listing } = await anInvitation();
      const other = await aBroker(db);
      const foreign = { clientId, brokerId: other.id };
      expect(await findClient(db, clientId, other.id)).toBeNull();
      expect(await saveNote(db, { ...foreign, month: "2026-10-01", note: "Hello" })).toBe(false);
      expect(await removeClient(db, foreign)).toBe(false);
      expect(await releaseListing(db, { ...foreign, listingId: listing.id })).toBe(false);
      expect(await inviteAgain(services(), { ...foreign, now: later })).toMatchObject({
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
      const ask = { brokerId: other.id, ownerId: listing.ownerId, now: invited };
      expect(await addOwner(services(), ask)).toEqual({ ok: false, reason: "not-found" });
    });

    test("has each listing in one report, until it is taken out", async () => {
      const { db } = world();
      const { clientId, listing, broker } = await anInvitation();
      const other = await aReportClient(db, { brokerId: broker.id });
      const own = { brokerId: broker.id, listingId: listing.id };
      const move = () => assignListing(db, { ...own, clientId: other.id });
      expect(await move()).toEqual({ ok: false, reason: "not-found" });
      expect(await listUnassignedListings(db, broker.id)).toEqual([]);
      expect(await releaseListing(db, { ...own, clientId })).toBe(true);
      expect(await move()).toEqual({ ok: true });
      const [client, emptied] = [await findClient(db, other.id), await findClient(db, clientId)];
      expect(await listClientListings(db, client!)).toMatchObject([{ id: listing.id }]);
      expect(await listClientListings(db, emptied!)).toEqual([]);
    });

    test("is found on its page of the list", async () => {
      const { db } = world();
      const { id: brokerId } = await aBroker(db);
      for (const name of ["Cora", "Anna", "Bela"])
        await aReportClient(db, { brokerId, name, email: `${createId()}@example.com` });
      const second = await listBrokersClients(db, brokerId, { page: 2, size: 2 });
      expect(second).toMatchObject({ rows: [{ name: "Cora" }], total: 3, pages: 2 });
    });
  });
});

import { eq } from "drizzle-orm";
import { Hono } from "hono";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { answerQuestion } from "#app/deals/room/questions/answer-question.server.ts";
import { askQuestion } from "#app/deals/room/questions/ask-question.server.ts";
import { listReaderQuestions } from "#app/deals/room/questions/room-questions.queries.server.ts";
import { roomDocuments, roomOpenings, roomQuestions } from "#app/deals/room/room.table.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { aListing, anAdmin, aRoomDocument, aSeller, aUser, type User } from "#test/factories.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { aPdf } from "#test/sample-documents.ts";
import { cookieOf } from "#test/sign-in.ts";
import { withDatabase } from "#test/with-database.ts";
import { roomFileRoutes, roomPageRoutes, roomVersionRoutes } from "./room-file-routes.server.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });

withDatabase((world) => {
  let app: Hono;
  let file: Uint8Array;
  let whileRead = async () => {};
  beforeAll(async () => {
    file = await aPdf(["Balance", "Notes"]);
    const files = {
      get: async () => {
        await whileRead();
        return { size: file.length, body: new Blob([file.slice()]).stream() };
      },
    } as unknown as FileStore;
    const services = { db: world().db, files, env, log: createLog("silent") };
    app = new Hono();
    app.get("/business/:id/room/:documentId/file", roomFileRoutes(services));
    app.get("/business/:id/room/:documentId/pages/:page", roomPageRoutes(services));
    app.get("/account/listings/:id/room/versions/:versionId", roomVersionRoutes(services));
  });

  async function ask(path: string, person: User | null, method = "GET") {
    const headers = new Headers(
      person ? { cookie: await cookieOf(world().db, env, person.id) } : {},
    );
    return app.request(path, { method, headers });
  }

  async function aRoom() {
    const { db } = world();
    const owner = await aSeller(db);
    const buyer = await aUser(db, { firstName: "Ana", lastName: "Núñez" });
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    const document = await aRoomDocument(db, listing.id, { name: "Canary lease" });
    const access = { listingId: listing.id, userId: buyer.id };
    await db.insert(documentAccess).values({ ...access, grantedAt: new Date() });
    const path = `/business/${listing.id}/room/${document.id}`;
    const openings = () =>
      db.select().from(roomOpenings).where(eq(roomOpenings.listingId, listing.id));
    return { owner, buyer, listing, document, path, openings };
  }

  test("a reader gets each page as a picture and the marked file, on the record", async () => {
    const { buyer, path, openings } = await aRoom();
    const [page] = await Promise.all([
      ask(`${path}/pages/2`, buyer),
      ask(`${path}/pages/2`, buyer),
    ]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const picture = await sharp(Buffer.from(await page.arrayBuffer())).metadata();
    expect([picture.width, picture.height]).toEqual([1400, 1050]);
    const whole = await ask(`${path}/file`, buyer);
    for (const text of await textOfPdf(new Uint8Array(await whole.arrayBuffer())))
      expect(text).toContain(`Ana Núñez · ${buyer.email}`);
    expect((await ask(`${path}/pages/1`, buyer, "HEAD")).status).toBe(200);
    expect((await openings()).map((one) => one.page).toSorted()).toEqual([2, null]);
    expect((await openings())[0]).toMatchObject({ documentName: "Canary lease", version: 1 });
  });

  test("what is revoked while a file is prepared is not sent", async () => {
    const { db, jobs } = world();
    const { owner, buyer, listing, path, openings } = await aRoom();
    const people = { listingId: listing.id, managerId: owner.id, buyerId: buyer.id };
    whileRead = async () => {
      whileRead = async () => {};
      await changeAccess(db, jobs, { ...people, step: "revoke", now: new Date() });
    };
    expect((await ask(`${path}/pages/1`, buyer)).status).toBe(404);
    expect(await openings()).toEqual([]);
  });

  test("pages differ for each reader, also where the file is blank", async () => {
    const { buyer, owner, path } = await aRoom();
    const read = async (person: User) =>
      Buffer.from(await (await ask(`${path}/pages/1`, person)).arrayBuffer());
    expect((await read(buyer)).equals(await read(owner))).toBe(false);
  });

  test("what is view only cannot be downloaded, but by its owner", async () => {
    const { db } = world();
    const { owner, buyer, document, path } = await aRoom();
    await db.update(roomDocuments).set({ viewOnly: true }).where(eq(roomDocuments.id, document.id));
    expect((await ask(`${path}/file`, buyer)).status).toBe(404);
    expect((await ask(`${path}/pages/1`, buyer, "HEAD")).status).toBe(200);
    const own = await ask(`${path}/file`, owner);
    expect(Buffer.from(await own.arrayBuffer()).equals(file)).toBe(true);
  });

  test("nobody else finds anything, by any id", async () => {
    const { db, jobs } = world();
    const { owner, buyer, listing, document, path, openings } = await aRoom();
    const other = await aRoom();
    const stranger = await aUser(db);
    const paths = [
      `${path}/file`,
      `${path}/pages/1`,
      // The right document of the wrong listing.
      `/business/${other.listing.id}/room/${document.id}/pages/1`,
      `/account/listings/${listing.id}/room/versions/${createId()}`,
    ];
    const statuses = async (person: User | null, among = paths) =>
      Promise.all(among.map(async (one) => (await ask(one, person, "HEAD")).status));
    const none = [404, 404, 404, 404];
    expect(await statuses(null)).toEqual(none);
    expect(await statuses(stranger)).toEqual(none);
    expect(await statuses(other.owner)).toEqual(none);
    expect(await statuses(buyer)).toEqual([200, 200, 404, 404]);
    for (const page of ["0", "3", "01", "1e1", "-1", "x"])
      expect((await ask(`${path}/pages/${page}`, buyer, "HEAD")).status, page).toBe(404);
    for (const id of ["1", "..%2f1", createId()])
      expect((await ask(`/business/${listing.id}/room/${id}/file`, buyer)).status).toBe(404);
    const access = { listingId: listing.id, managerId: owner.id, buyerId: buyer.id };
    await changeAccess(db, jobs, { ...access, step: "revoke", now: new Date() });
    expect(await statuses(buyer)).toEqual(none);
    await changeAccess(db, jobs, { ...access, step: "grant", now: new Date() });
    const sold = { status: "sold" as const, soldAt: new Date() };
    await db.update(listings).set(sold).where(eq(listings.id, listing.id));
    expect(await statuses(buyer)).toEqual(none);
    expect((await statuses(owner)).slice(0, 2)).toEqual([200, 200]);
    expect(await openings()).toEqual([]);
  });

  test("an administrator reads on the record, too", async () => {
    const { db } = world();
    const { path, openings, listing } = await aRoom();
    expect((await ask(`${path}/file`, await anAdmin(db))).status).toBe(200);
    expect(await openings()).toHaveLength(1);
    const audited = await db.select().from(auditLog).where(eq(auditLog.subjectId, listing.id));
    expect(audited.map(({ action }) => action)).toContain("room-document-opened");
    const finance = await anAdmin(db, { adminAreas: ["finance"] });
    expect((await ask(`${path}/file`, finance)).status).toBe(404);
  });

  test("a question reaches the owner without its words, and the answer whom the owner chooses", async () => {
    const { db, jobs } = world();
    const { owner, buyer, listing, document } = await aRoom();
    const other = await aUser(db);
    await db
      .insert(documentAccess)
      .values({ listingId: listing.id, userId: other.id, grantedAt: new Date() });
    const now = new Date();
    const about = { listingId: listing.id, documentId: document.id, now };
    const viewer = (person: User) => ({ ...person, avatar: null });
    const question = "Who holds the canary lease?";
    const asked = (person: User, changes = {}) =>
      askQuestion(db, jobs, { ...about, question, asker: viewer(person), ...changes });
    expect(await Promise.all([asked(buyer), asked(buyer)])).toEqual([{ ok: true }, { ok: true }]);
    const notFound = { ok: false, reason: "not-found" };
    expect(await asked(await aUser(db))).toEqual(notFound);
    expect(await asked(buyer, { documentId: (await aRoom()).document.id })).toEqual(notFound);
    const [row, ...doubles] = await db
      .select()
      .from(roomQuestions)
      .where(eq(roomQuestions.listingId, listing.id));
    expect(doubles).toEqual([]);
    const shownTo = (person: User) =>
      listReaderQuestions(db, { ...about, readerId: person.id, documentId: document.id });
    const answer = (forAll: boolean, managerId = owner.id) =>
      answerQuestion(
        db,
        jobs,
        { listingId: listing.id, managerId },
        { intent: "answer", questionId: row!.id, answer: "The bank.", forAll, now },
      );
    expect(await answer(true, buyer.id)).toEqual(notFound);
    await answer(false);
    expect(await shownTo(buyer)).toMatchObject([{ answer: "The bank.", isOwn: true }]);
    expect(await shownTo(other)).toEqual([]);
    await answer(true);
    expect(await shownTo(other)).toMatchObject([{ question, isOwn: false }]);
    expect(JSON.stringify(await shownTo(other))).not.toContain("Núñez");
    for (const { email } of [owner, buyer]) {
      const sent = await db.select().from(mails).where(eq(mails.recipient, email));
      expect(sent).toHaveLength(1);
      expect(JSON.stringify(sent)).not.toMatch(/canary|The bank/i);
    }

    const unanswered = { answer: null, answeredAt: null, answeredBy: null, forAll: false };
    await db.update(roomQuestions).set(unanswered).where(eq(roomQuestions.id, row!.id));
    const isOfListing = eq(documentAccess.listingId, listing.id);
    await db.update(documentAccess).set({ grantedAt: null, revokedAt: now }).where(isOfListing);
    await answer(false);
    expect(await db.$count(mails, eq(mails.recipient, buyer.email))).toBe(1);
  });
});

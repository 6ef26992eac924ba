import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import type { ListingStatus } from "#app/listings/listing.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, documentOpenings } from "#app/listings/media/media.table.ts";
import { readEnv } from "#app/platform/env.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { createLog } from "#app/platform/log.ts";
import { aDocument, aListing, anAdmin, aSeller, aUser, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { aDocx, aPdf } from "#test/sample-documents.ts";
import { cookieOf } from "#test/sign-in.ts";
import type { DocumentGrant } from "./document-access.ts";
import { documentRoutes } from "./document-routes.server.ts";
import { listOwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });

withDatabase((world) => {
  let file: Uint8Array;
  let app: Hono;
  const cookies = new Map<string, string>();
  beforeAll(() => {
    const { db } = world();
    const files = {
      get: async () => ({ size: file.length, body: new Blob([file.slice()]).stream() }),
    } as unknown as FileStore;
    const log = createLog("silent");
    app = new Hono();
    app.get("/documents/:id", documentRoutes({ db, files, env, log }));
  });

  async function ask(id: string, person: User | null, method = "GET"): Promise<Response> {
    if (!person) return app.request(`/documents/${id}`, { method });
    const cookie = cookies.get(person.id) ?? (await cookieOf(world().db, env, person.id));
    cookies.set(person.id, cookie);
    return app.request(`/documents/${id}`, { headers: { cookie }, method });
  }

  describe("who may open a document", () => {
    const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    beforeAll(() => {
      file = aDocx();
    });

    const grants: DocumentGrant[] = ["none", "requested", "granted", "refused"];
    const lives: { status: ListingStatus; isPackageBought: boolean; isShown: boolean }[] = [
      { status: "draft", isPackageBought: false, isShown: false },
      { status: "pending", isPackageBought: false, isShown: false },
      { status: "pending", isPackageBought: true, isShown: false },
      { status: "active", isPackageBought: true, isShown: true },
      { status: "sold", isPackageBought: true, isShown: false },
      { status: "expired", isPackageBought: true, isShown: false },
    ];

    test.each(lives)("of a listing that is $status, package: $isPackageBought", async (life) => {
      const { db } = world();
      const { status, isPackageBought, isShown } = life;
      const [owner, buyer, admin] = [await aSeller(db), await aUser(db), await anAdmin(db)];
      const bought = isPackageBought
        ? { packageId: "premium" as const, packagePurchasedAt: new Date() }
        : { packageId: null, packagePurchasedAt: null };
      for (const documentsFor of ["access", "registered"] as const)
        for (const grant of grants) {
          const listing = await aListing(db, {
            ownerId: owner.id,
            status,
            ...bought,
            documentsFor,
          });
          const { id } = await aDocument(db, listing.id, { contentType: docx, fileName: "L.docx" });
          if (grant !== "none")
            await db.insert(documentAccess).values({
              listingId: listing.id,
              userId: buyer.id,
              grantedAt: grant === "granted" ? new Date() : null,
              refusedAt: grant === "refused" ? new Date() : null,
            });
          const isLetIn =
            grant === "granted" || (documentsFor === "registered" && grant !== "refused");
          const mayRead = isShown && isPackageBought && isLetIn;
          const where = `${status}, for ${documentsFor}, ${grant}`;
          expect((await ask(id, null)).status, where).toBe(404);
          expect((await ask(id, buyer)).status, where).toBe(mayRead ? 200 : 404);
          const [opening] = await db
            .select()
            .from(documentOpenings)
            .where(eq(documentOpenings.mediaId, id));
          expect(opening?.userId, where).toBe(mayRead ? buyer.id : undefined);
          expect((await ask(id, owner)).status, where).toBe(200);
          expect((await ask(id, admin)).status, where).toBe(200);
        }
    });

    test("photos, unknown ids and malformed ids are not found", async () => {
      for (const id of ["1", "01900000-0000-7000-8000-000000000000", "..%2f1"])
        expect((await ask(id, await anAdmin(world().db))).status).toBe(404);
    });

    test("a deactivated person can open nothing", async () => {
      const { db } = world();
      const listing = await aListing(db, { status: "active", documentsFor: "registered" });
      const { id } = await aDocument(db, listing.id, { contentType: docx });
      const gone = await aUser(db, { deactivatedAt: new Date() });
      expect((await ask(id, gone)).status).toBe(404);
    });
  });

  test("a PDF carries its reader's name, except the owner's copy, and the owner sees who opened it", async () => {
    const { db } = world();
    file = await aPdf(["Balance", "Notes"]);
    const owner = await aSeller(db);
    const buyer = await aUser(db, { firstName: "Ana", lastName: "Núñez" });
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    await db
      .update(listings)
      .set({ documentsFor: "registered" })
      .where(eq(listings.id, listing.id));
    const { id } = await aDocument(db, listing.id, { fileName: "État 2025.pdf" });

    const answer = await ask(id, buyer);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition":
        "attachment; filename=\"Etat 2025.pdf\"; filename*=UTF-8''%C3%89tat%202025.pdf",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const pages = await textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain(`Ana Núñez · ${buyer.email}`);

    expect(Buffer.from(await (await ask(id, owner)).arrayBuffer()).equals(file)).toBe(true);
    expect((await ask(id, buyer, "HEAD")).status).toBe(200);
    const { openings, documents } = await listOwnDocuments(db, listing.id);
    expect(openings).toMatchObject([
      { reader: "Ana Núñez", document: "État 2025.pdf", isAdministrator: false },
    ]);
    expect(documents).toMatchObject([{ openings: 1 }]);
  });

  test("a PDF that cannot be watermarked is neither sent nor logged", async () => {
    const { db } = world();
    file = new TextEncoder().encode("%PDF-1.7 no longer what was stored");
    const listing = await aListing(db, { status: "active", documentsFor: "registered" });
    const { id } = await aDocument(db, listing.id);
    const answer = await ask(id, await aUser(db));
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("no longer what was stored");
    expect((await listOwnDocuments(db, listing.id)).openings).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { Services } from "#app/context.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "./media.table.ts";
import { mediaRoutes } from "./media-routes.server.ts";
import {
  chooseFormat,
  photoContentType,
  photoHref,
  photoKey,
  photoWidths,
  photoFormats,
} from "./photo.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import { readEnv } from "#app/platform/env.ts";
import { QueryCache } from "#app/platform/query-cache.ts";
import { aListing, anAdmin, aPhoto, aSeller, aUser } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
const bytes = new TextEncoder().encode("a photo");

function ask({ db }: World, address: string, headers: Record<string, string> = {}) {
  const files = {
    get: async (key: string) =>
      key.startsWith("photos/") ? { size: bytes.length, body: new Blob([bytes]).stream() } : null,
  } as unknown as FileStore;
  const app = new Hono();
  const photoCache = new QueryCache(db);
  app.get("/media/:id/:name", mediaRoutes({ db, files, env, photoCache } as Services));
  return app.request(address, { headers });
}

withDatabase((world) => {
  test.each([
    ["active", 200],
    ["sold", 200],
    ["draft", 404],
    ["pending", 404],
    ["expired", 404],
  ] as const)("a photo of a listing that is %s answers %d", async (status, expected) => {
    const listing = await aListing(world().db, { status });
    const photo = await aPhoto(world().db, listing.id);
    expect((await ask(world(), photoHref(photo.id, 400))).status).toBe(expected);
  });

  test("a revealing photo is not found until a package is bought", async () => {
    const { db } = world();
    const listing = await aListing(db, { status: "pending" });
    const photo = await aPhoto(db, listing.id, { revealing: true });
    expect((await ask(world(), photoHref(photo.id, 400))).status).toBe(404);
  });

  test("a revealing photo is for those the owner chose, until access is revoked or the business is sold", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const [granted, registered, unconfirmed] = [
      await aUser(db),
      await aUser(db),
      await aUser(db, { emailVerified: false }),
    ];
    const listing = await aListing(db, { status: "active", ownerId: owner.id });
    const photo = await aPhoto(db, listing.id, { revealing: true, formats: [...photoFormats] });
    await db
      .insert(documentAccess)
      .values({ listingId: listing.id, userId: granted.id, grantedAt: new Date() });
    const people = [owner, granted, registered, unconfirmed, null];
    const seenBy = async () => {
      const statuses: number[] = [];
      for (const person of people) {
        const headers: Record<string, string> = person
          ? { cookie: await cookieOf(db, env, person.id) }
          : {};
        const answer = await ask(world(), `/media/${photo.id}/400.avif`, headers);
        statuses.push(answer.status);
        expect(answer.headers.get("cache-control")).toContain("no-store");
      }
      return statuses.map((status) => (status === 200 ? "x" : "-")).join("");
    };
    const change = (changes: Partial<typeof listings.$inferInsert>) =>
      db.update(listings).set(changes).where(eq(listings.id, listing.id));
    expect(await seenBy()).toBe("xx---");
    await change({ photosFor: "registered" });
    expect(await seenBy()).toBe("xxx--");
    await change({ photosFor: "everyone" });
    expect(await seenBy()).toBe("xxxxx");
    await change({ photosFor: "access" });
    await db
      .update(documentAccess)
      .set({ grantedAt: null, refusedAt: new Date() })
      .where(eq(documentAccess.userId, granted.id));
    expect(await seenBy()).toBe("x----");
    await change({ photosFor: "everyone", status: "sold", soldAt: new Date() });
    expect(await seenBy()).toBe("x----");
  });

  test("a private photo is uncached and visible to its owner and administrators", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const listing = await aListing(db, { status: "draft", ownerId: owner.id });
    const photo = await aPhoto(db, listing.id, { revealing: true });
    const askAs = async (userId: string) =>
      ask(world(), photoHref(photo.id, 400), { cookie: await cookieOf(db, env, userId) });
    for (const { id } of [owner, await anAdmin(db)]) {
      const answer = await askAs(id);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.has("etag")).toBe(false);
    }
    expect((await askAs((await aSeller(db)).id)).status).toBe(404);
    expect((await ask(world(), photoHref(photo.id, 400), { cookie: "a=b" })).status).toBe(404);
  });

  test("a photo is not found after the term ended", async () => {
    const { db } = world();
    const listing = await aListing(db, {
      status: "active",
      expiresAt: new Date(Date.now() - 1000),
    });
    const photo = await aPhoto(db, listing.id);
    expect((await ask(world(), photoHref(photo.id, 400))).status).toBe(404);
  });

  test("other widths, unknown ids and path traversal are not found", async () => {
    const listing = await aListing(world().db, { status: "active" });
    const photo = await aPhoto(world().db, listing.id);
    for (const address of [
      `/media/${photo.id}/401.webp`,
      `/media/${photo.id}/400.jpg`,
      `/media/${photo.id}/400.avif`,
      `/media/${photo.id}/400.gif`,
      `/media/${photo.id}/400.`,
      `/media/${photo.storageKey}/400.webp`,
      "/media/not-an-id/400.webp",
      `/media/${photo.id}/..%2f400.webp`,
    ])
      expect((await ask(world(), address)).status, address).toBe(404);
  });

  test.each([
    ["pending", false],
    ["draft", false],
    ["expired", false],
    ["pending", true],
  ] as const)(
    "of a listing that is %s no size or format exists (revealing: %s)",
    async (status, revealing) => {
      const { db } = world();
      const listing = await aListing(db, { status });
      const photo = await aPhoto(db, listing.id, { revealing, formats: [...photoFormats] });
      const cookie = await cookieOf(db, env, (await aSeller(db)).id);
      for (const width of photoWidths)
        for (const end of ["", ".avif", ".webp", ".jpg"])
          for (const accept of ["image/avif,image/webp,*/*", "*/*"])
            expect(
              (await ask(world(), `/media/${photo.id}/${width}${end}`, { accept, cookie })).status,
            ).toBe(404);
    },
  );

  test("serves the best format that the browser accepts", async () => {
    const listing = await aListing(world().db, { status: "active" });
    const photo = await aPhoto(world().db, listing.id, { formats: [...photoFormats] });
    for (const [accept, type] of [
      ["image/avif,image/webp,image/*,*/*;q=0.8", "image/avif"],
      ["image/webp,*/*", "image/webp"],
      ["*/*", "image/jpeg"],
      [undefined, "image/jpeg"],
    ] as const) {
      const answer = await ask(world(), photoHref(photo.id, 200), accept ? { accept } : {});
      expect(answer.headers.get("content-type"), accept).toBe(type);
      expect(answer.headers.get("vary")).toBe("Accept");
    }
    for (const [end, type] of [
      ["avif", "image/avif"],
      ["webp", "image/webp"],
      ["jpg", "image/jpeg"],
    ] as const)
      expect(
        (await ask(world(), `/media/${photo.id}/800.${end}`)).headers.get("content-type"),
      ).toBe(type);
  });

  test("responds 304 to a browser that has it", async () => {
    const listing = await aListing(world().db, { status: "active" });
    const photo = await aPhoto(world().db, listing.id);
    const first = await ask(world(), photoHref(photo.id, 800));
    expect(first.headers.get("content-type")).toBe("image/webp");
    const again = await ask(world(), photoHref(photo.id, 800), {
      "if-none-match": first.headers.get("etag")!,
    });
    expect(again.status).toBe(304);
  });
});

test("the file name contains the content hash and the width", () => {
  expect(photoKey("abc", 400)).toBe("photos/abc/400.webp");
  expect(photoKey("abc", 200, "jpeg")).toBe("photos/abc/200.jpg");
});

test("serves a photo stored in one format in that format", () => {
  expect(chooseFormat(["webp"], "*/*")).toBe("webp");
  expect(chooseFormat(["webp"], "image/avif")).toBe("webp");
  expect(chooseFormat(["avif", "jpeg"], "image/webp")).toBe("jpeg");
  expect(photoContentType("jpeg")).toBe("image/jpeg");
});

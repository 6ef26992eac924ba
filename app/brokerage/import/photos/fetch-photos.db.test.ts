import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { listingPhotoSources } from "#app/brokerage/import/imports.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { drawnSize } from "#app/listings/media/photos/draw-photo.server.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import type { FileStore } from "#app/platform/files/file-store.ts";
import type { Fetched } from "#app/platform/http/fetch-public.server.ts";
import type { EnqueueOptions, Jobs } from "#app/platform/jobs/jobs.ts";
import { createLog } from "#app/platform/log.ts";
import { aListing, aSeller, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { fetchPhotos, type PhotoServices } from "./fetch-photos.job.server.ts";
import { addPhotoSources } from "./photo-sources.server.ts";

const now = new Date();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const photo = (content: string): Fetched => ({
  ok: true,
  status: 200,
  body: Buffer.from(content),
  headers: {},
});

withDatabase((world) => {
  const aFetcher = (user: User, answer: (address: string) => Fetched) => {
    const { db } = world();
    const asked: string[] = [];
    const enqueued: (EnqueueOptions | undefined)[] = [];
    const jobs: Jobs = {
      appUrl: "",
      enqueue: async (_tx, _job, _data, options) => void enqueued.push(options),
    };
    const services: PhotoServices = {
      db,
      jobs,
      log: createLog("silent"),
      // Encoding and storing are tested in `photos.db.test.ts`.
      files: { put: async () => {}, delete: async () => {} } as Partial<FileStore> as FileStore,
      render: async (bytes) => ({
        ok: true,
        photo: {
          hash: createHash("sha256").update(bytes).digest("hex"),
          placeholder: "",
          fingerprint: null,
          files: [{ width: photoWidths[0], format: "webp", bytes }],
          ...drawnSize,
        },
      }),
      fetch: async (address) => {
        asked.push(address);
        return answer(address);
      },
    };
    const add = (listingId: string, addresses: string[]) =>
      addPhotoSources(db, jobs, { listingId, userId: user.id, addresses });
    const run = async () => {
      asked.length = 0;
      enqueued.length = 0;
      await fetchPhotos(services, { userId: user.id }, now);
      return { asked: [...asked], next: enqueued.at(-1) };
    };
    const states = async () => {
      const rows = await db
        .select()
        .from(listingPhotoSources)
        .where(eq(listingPhotoSources.userId, user.id))
        .orderBy(listingPhotoSources.id);
      return rows.map(({ state, problem }) => (problem ? `${state}: ${problem}` : state));
    };
    return { add, run, states };
  };

  test("photos are fetched once each; what fails is tried again later, or says why not", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const listing = await aListing(db, { ownerId: seller.id, status: "draft" });
    let isAway = true;
    const { add, run, states } = aFetcher(seller, (address) => {
      if (address.endsWith("away") && isAway)
        return { ok: false, message: "Away.", canRetry: true };
      if (address.endsWith("private"))
        return { ok: false, message: "The address is not public.", canRetry: false };
      return photo(address.endsWith("twin") ? "https://p.example/1" : address);
    });
    const addresses = ["1", "away", "private", "twin"].map((name) => `https://p.example/${name}`);
    await add(listing.id, addresses);
    expect(await run()).toEqual({
      asked: addresses,
      next: { startAfter: minutes(20), onceKey: `${seller.id} later` },
    });
    expect(await states()).toEqual([
      "added",
      "waiting: Away.",
      "failed: The address is not public.",
      "failed: twin is already among your photos.",
    ]);
    // New ones come first, and do not bring the others forward.
    await add(listing.id, ["https://p.example/2", ...addresses]);
    expect((await run()).asked).toEqual(["https://p.example/2"]);
    isAway = false;
    expect(await run()).toEqual({ asked: ["https://p.example/away"], next: undefined });
    expect(await run()).toEqual({ asked: [], next: undefined });
    expect(await db.$count(listingMedia, eq(listingMedia.listingId, listing.id))).toBe(3);
  });

  test("a person's photos take an hour's share of uploads, and none after a deactivation", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const { add, run } = aFetcher(seller, () => ({ ok: false, message: "No.", canRetry: false }));
    for (let made = 0; made < 260; made += 13) {
      const listing = await aListing(db, { ownerId: seller.id, status: "draft" });
      await add(
        listing.id,
        Array.from({ length: 13 }, (_, n) => `https://p.example/${made + n}`),
      );
    }
    let asked = 0;
    for (;;) {
      const { asked: some, next } = await run();
      asked += some.length;
      if (next?.startAfter) {
        expect(next.startAfter).toEqual(minutes(61));
        break;
      }
      expect(next).toEqual({ onceKey: seller.id });
    }
    expect(asked).toBe(240);
    await db.update(users).set({ deactivatedAt: now }).where(eq(users.id, seller.id));
    expect(await run()).toEqual({ asked: [], next: undefined });
  });

  test("of addresses that change every night, the latest are remembered", async () => {
    const { db } = world();
    const seller = await aSeller(db);
    const listing = await aListing(db, { ownerId: seller.id, status: "draft" });
    const { add, states } = aFetcher(seller, photo);
    for (let night = 0; night < 12; night++)
      await add(
        listing.id,
        Array.from({ length: 10 }, (_, n) => `https://p.example/${n}?${night}`),
      );
    expect(await states()).toHaveLength(100);
  });
});

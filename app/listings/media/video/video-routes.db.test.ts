import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { readEnv } from "#app/platform/env.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, aSeller, type User } from "#test/factories.ts";
import { withDatabase, type World } from "#test/with-database.ts";
import { cookieOf } from "#test/sign-in.ts";
import { findOwnVideo } from "#app/listings/media/own-media.queries.server.ts";
import { setVideo } from "./set-video.server.ts";
import { parseVideoLink } from "./video.ts";
import { videoRoutes } from "#app/listings/media/media-routes.server.ts";

const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
const youtube = parseVideoLink("https://youtu.be/dQw4w9WgXcQ");
const vimeo = parseVideoLink("https://vimeo.com/76979871/8272103f6e");

async function ask({ db }: World, id: string, person: User | null = null): Promise<Response> {
  const app = new Hono();
  app.get("/videos/:id", videoRoutes({ db, env }));
  const headers: Record<string, string> = person
    ? { cookie: await cookieOf(db, env, person.id) }
    : {};
  return app.request(`/videos/${id}`, { headers });
}

withDatabase((world) => {
  const videoId = async (listingId: string) =>
    (await world().db.select().from(listingMedia)).find(
      (row) => row.listingId === listingId && row.kind === "video",
    )!.id;

  test("a listing has one video, which its owner can set, replace and remove", async () => {
    const { db } = world();
    const { id: listingId, ownerId } = await aListing(db, { status: "draft" });
    const owned = { listingId, ownerId };
    expect(await setVideo(db, { ...owned, ownerId: createId(), video: youtube })).toBe(false);
    expect(await findOwnVideo(db, listingId)).toBeNull();
    await Promise.all([youtube, vimeo].map((video) => setVideo(db, { ...owned, video })));
    expect([youtube, vimeo]).toContainEqual(await findOwnVideo(db, listingId));
    await setVideo(db, { ...owned, video: vimeo });
    expect(await findOwnVideo(db, listingId)).toEqual(vimeo);
    await setVideo(db, { ...owned, video: null });
    expect(await findOwnVideo(db, listingId)).toBeNull();
  });

  test("the video of a sold business cannot be changed", async () => {
    const { db } = world();
    const { id: listingId, ownerId } = await aListing(db, { status: "sold" });
    expect(await setVideo(db, { listingId, ownerId, video: vimeo })).toBe(false);
    expect(await findOwnVideo(db, listingId)).toBeNull();
  });

  test("the player requires a package, and its policy allows only itself", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const of = async (status: "active" | "pending" | "expired" | "sold") => {
      const isSold = status === "sold";
      const listing = await aListing(db, {
        ownerId: owner.id,
        status: isSold ? "active" : status,
      });
      await setVideo(db, { listingId: listing.id, ownerId: owner.id, video: vimeo });
      if (isSold)
        await db
          .update(listings)
          .set({ status, soldAt: new Date() })
          .where(eq(listings.id, listing.id));
      return videoId(listing.id);
    };
    const sold = await of("sold");
    expect((await ask(world(), await of("active"))).status).toBe(200);
    expect((await ask(world(), sold)).status).toBe(404);
    expect((await ask(world(), sold, owner)).status).toBe(200);
    const [pending, expired] = [await of("pending"), await of("expired")];
    for (const hidden of [pending, expired, createId(), "1"])
      expect((await ask(world(), hidden)).status).toBe(404);
    expect((await ask(world(), expired, owner)).status).toBe(200);
    expect((await ask(world(), pending, owner)).status).toBe(404);

    const answer = await ask(world(), await of("active"));
    expect(answer.headers.get("content-security-policy")).toContain(
      "frame-src https://player.vimeo.com;",
    );
    expect(answer.headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(await answer.text()).toContain(
      'src="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1&amp;h=8272103f6e"',
    );
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import { conversations } from "#app/messages/messages.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { aMessage, aPhoto, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { anActor, type Fixtures, makeFixtures, storedPicture } from "./actors.ts";
import { pages } from "./pages.ts";
import { dataPath } from "./statuses.ts";
import { useWholeApp } from "./whole-app.ts";

const outsiders = ["nobody", "buyer", "stranger", "broker"] as const;

/** The owner's contact details, the website, a revealing photo, a video and documents: none may be known outside. */
async function plantConfidential(db: Db, { owner, active }: Fixtures) {
  const mark = owner.id.slice(-12);
  const contact = {
    lastName: `Canary${mark}`,
    email: `canary-${mark}@example.com`,
    phone: `+1 705 ${mark}`,
  };
  const website = `https://canary-website-${mark}.example/`;
  await db.update(users).set(contact).where(eq(users.id, owner.id));
  const { lastName, email: contactEmail, phone: contactPhone } = contact;
  await db
    .update(listings)
    .set({
      website,
      websiteFor: "access",
      contactName: `Ana ${lastName}`,
      contactEmail,
      contactPhone,
    })
    .where(eq(listings.id, active.id));
  const photo = await aPhoto(db, active.id, {
    position: 1,
    revealing: true,
    storageKey: storedPicture,
    caption: `canary-caption-${mark}`,
  });
  const [video] = await db
    .insert(listingMedia)
    .values({
      listingId: active.id,
      kind: "video",
      position: 0,
      storageKey: "youtube:dQw4w9WgXcQ",
      contentType: "x/y",
      bytes: 1,
    })
    .returning();
  return {
    photo: photo.id,
    video: video!.id,
    words: [...Object.values(contact), new URL(website).hostname, photo.id, photo.caption],
  };
}

const phases = {
  "before access": async () => {},
  /** Everything was open for the buyer, and no longer is. */
  "after revocation": async (db: Db, { active }: Fixtures, actor: User | null) => {
    const isHere = eq(conversations.listingId, active.id);
    await db.update(conversations).set({ contactSharedAt: new Date() }).where(isHere);
    await db.update(conversations).set({ contactSharedAt: null }).where(isHere);
    if (actor)
      await db
        .insert(documentAccess)
        .values({ listingId: active.id, userId: actor.id, refusedAt: new Date() });
  },
  /** Whatever the owner had opened, and to whomever. */
  "after the sale": async (db: Db, { active }: Fixtures, actor: User | null) => {
    if (actor)
      await db
        .insert(documentAccess)
        .values({ listingId: active.id, userId: actor.id, grantedAt: new Date() });
    await db
      .update(listings)
      .set({
        status: "sold",
        soldAt: new Date(),
        photosFor: "everyone",
        websiteFor: "everyone",
        documentsFor: "registered",
      })
      .where(eq(listings.id, active.id));
  },
};

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);
  for (const [phase, happens] of Object.entries(phases))
    test.each(outsiders)(`${phase} no address tells %s what is confidential`, async (role) => {
      const { db } = world();
      const fixtures = await makeFixtures(db);
      const { photo, video, words } = await plantConfidential(db, fixtures);
      const actor = await anActor(db, role, fixtures);
      if (actor) await db.update(users).set({ emailVerified: true }).where(eq(users.id, actor.id));
      const [thread] = actor
        ? await db.select().from(conversations).where(eq(conversations.buyerId, actor.id))
        : [];
      if (thread) await aMessage(db, thread, { senderId: thread.ownerId });
      await happens(db, fixtures, actor);
      const client = await clientOf(actor);
      const own = thread ? ["", "/report"].map((end) => `/account/leads/${thread.id}${end}`) : [];
      const asked = pages.map(({ path }) => (typeof path === "string" ? path : path(fixtures)));
      for (const path of new Set([...asked, ...own].map(dataPath))) {
        const body = await (await client.ask(path)).text();
        const told = words.filter((word) => body.includes(word));
        expect.soft(told, `${path} for ${role}`).toEqual([]);
      }
      const files = photoWidths.flatMap((width) => [`${width}`, `${width}.webp`]);
      for (const name of files)
        expect.soft((await client.ask(`/media/${photo}/${name}`)).status, name).toBe(404);
      expect.soft((await client.ask(`/documents/${fixtures.document}`)).status).toBe(404);
      if (phase === "after the sale") {
        expect.soft((await client.ask(`/videos/${video}`)).status).toBe(404);
        const page = await (await client.ask(`/business/${fixtures.active.id}`)).text();
        expect.soft(page).not.toContain(`${fixtures.active.title} For Sale`);
      }
    });

  test("what the owner opens is there for the buyer", async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const { photo, words } = await plantConfidential(db, fixtures);
    const buyer = (await anActor(db, "buyer", fixtures))!;
    const { active } = fixtures;
    await db
      .insert(documentAccess)
      .values({ listingId: active.id, userId: buyer.id, grantedAt: new Date() });
    await db
      .update(conversations)
      .set({ contactSharedAt: new Date() })
      .where(eq(conversations.buyerId, buyer.id));
    const client = await clientOf(buyer);
    const [thread] = await db
      .select()
      .from(conversations)
      .where(eq(conversations.buyerId, buyer.id));
    const seen = await Promise.all(
      [`/business/${active.id}`, `/account/leads/${thread!.id}`].map(async (path) =>
        (await client.ask(dataPath(path))).text(),
      ),
    );
    expect(words.filter((word) => !seen.join().includes(word))).toEqual([]);
    expect((await client.ask(`/media/${photo}/400`)).status).toBe(200);
  });
});

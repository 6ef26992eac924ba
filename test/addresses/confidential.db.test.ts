import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { listings } from "#app/listings/listings.table.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { shareContact } from "#app/messages/thread/change-thread.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { aPhoto, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { type World, withDatabase } from "#test/with-database.ts";
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
      videoFor: "access",
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
    words: [
      ...Object.values(contact),
      new URL(website).hostname,
      photo.id,
      photo.caption,
      video!.id,
      "dQw4w9WgXcQ",
    ],
  };
}

interface Moment extends Fixtures {
  actor: User | null;
  thread: { id: string } | undefined;
}

const phases = {
  "before access": async () => {},
  "without a confirmed email address": async ({ db }: World, { active, actor }: Moment) => {
    const audience = "registered";
    await db
      .update(listings)
      .set({
        photosFor: audience,
        documentsFor: audience,
        websiteFor: audience,
        videoFor: audience,
      })
      .where(eq(listings.id, active.id));
    if (actor) await db.update(users).set({ emailVerified: false }).where(eq(users.id, actor.id));
  },
  /** Everything was open for the buyer, and no longer is. */
  "after revocation": async ({ db, jobs }: World, { owner, active, actor, thread }: Moment) => {
    const now = new Date();
    for (const isShared of [true, false])
      if (thread)
        await shareContact(db, { conversationId: thread.id, userId: owner.id, isShared, now });
    if (!actor) return;
    const access = { listingId: active.id, managerId: owner.id, buyerId: actor.id };
    await db.insert(documentAccess).values({ listingId: active.id, userId: actor.id });
    for (const step of ["grant", "revoke"] as const)
      await changeAccess(db, jobs, { ...access, step, now });
  },
  /** Whatever the owner had opened, and to whomever. */
  "after the sale": async ({ db }: World, { active, actor }: Moment) => {
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
        videoFor: "everyone",
      })
      .where(eq(listings.id, active.id));
  },
};

/** The owner's answer, in the bell and by email. */
async function reply({ db, jobs }: World, thread: typeof conversations.$inferSelect) {
  const { id: conversationId, ownerId, buyerId } = thread;
  const now = new Date();
  const answer = { messageId: createId(), content: "Come by on Friday", now };
  await db.transaction((tx) => postReply(tx, jobs, { conversationId, userId: ownerId, ...answer }));
  const env = readEnv({ RELEVO_MODE: "test", SESSION_SECRET: "x".repeat(40) });
  await emailMessages({ db, jobs, env }, { conversationId, userId: buyerId }, now);
}

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);
  for (const [phase, happens] of Object.entries(phases))
    test.each(outsiders)(`${phase} no address tells %s what is confidential`, async (role) => {
      const { db } = world();
      const fixtures = await makeFixtures(db);
      const { photo, video, words } = await plantConfidential(db, fixtures);
      const ofRoom = fixtures.secrets.filter((word) => /folder|room|question/.test(word));
      const { active, room } = fixtures;
      const roomDocument = `/business/${active.id}/room/${room.document}`;
      const actor = await anActor(db, role, fixtures);
      if (actor) await db.update(users).set({ emailVerified: true }).where(eq(users.id, actor.id));
      const [thread] = actor
        ? await db.select().from(conversations).where(eq(conversations.buyerId, actor.id))
        : [];
      if (thread) await reply(world(), thread);
      await happens(world(), { ...fixtures, actor, thread });
      const client = await clientOf(actor);
      const own = thread ? ["", "/report"].map((end) => `/account/leads/${thread.id}${end}`) : [];
      // The role decides about the admin area, whatever happens to the listing.
      const isFirst = phase === "before access";
      const asked = pages
        .filter(({ address }) => isFirst || !address.startsWith("/admin"))
        .map(({ path }) => (typeof path === "string" ? path : path(fixtures)));
      for (const path of new Set([...asked, ...own].map(dataPath))) {
        const body = await (await client.ask(path)).text();
        const told = [...words, ...ofRoom].filter((word) => body.includes(word));
        expect.soft(told, `${path} for ${role}`).toEqual([]);
      }
      const files = photoWidths.flatMap((width) => [`${width}`, `${width}.webp`]);
      for (const name of files)
        expect.soft((await client.ask(`/media/${photo}/${name}`)).status, name).toBe(404);
      expect.soft((await client.ask(`/documents/${fixtures.document}`)).status).toBe(404);
      expect.soft((await client.ask(`/videos/${video}`)).status).toBe(404);
      for (const end of ["file", "pages/1"])
        expect.soft((await client.ask(`${roomDocument}/${end}`)).status, end).toBe(404);
      if (actor) {
        const sent = JSON.stringify([
          await db.select().from(notifications).where(eq(notifications.userId, actor.id)),
          await mailsTo(db, actor.email),
        ]);
        expect.soft([...words, ...ofRoom].filter((word) => sent.includes(word))).toEqual([]);
        if (thread) expect.soft(sent).toContain(`/account/leads/${thread.id}`);
      }
      if (phase === "after the sale") {
        const page = await (await client.ask(`/business/${fixtures.active.id}`)).text();
        expect.soft(page).not.toContain(`${fixtures.active.title} For Sale`);
      }
    });

  test("what the owner opens is there for the buyer", async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const { photo, video, words } = await plantConfidential(db, fixtures);
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
    for (const path of [`/media/${photo}/400`, `/videos/${video}`])
      expect((await client.ask(path)).status).toBe(200);
  });
});

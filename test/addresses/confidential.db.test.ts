import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import { describeComparables } from "#app/market/valuation/comparables/comparables.queries.server.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { shareContact } from "#app/messages/thread/change-thread.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import type { User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { type World, withDatabase } from "#test/with-database.ts";
import { anActor, type Fixtures, makeFixtures, type Role } from "./actors.ts";
import { anAsker, plantConfidential, plantSecrets, tells } from "./secrets.ts";
import { pages } from "./pages.ts";
import { fill } from "./rows.ts";
import { dataPath } from "./statuses.ts";
import { useWholeApp } from "./whole-app.ts";

/** Two owners: one shows a listing without its confidential parts, one shows a teaser. */
interface Moment {
  shown: Fixtures;
  veiled: Fixtures;
  actor: User | null;
}

const phases = {
  "before access": async () => {},
  "without a confirmed email address": async ({ db }: World, { shown, actor }: Moment) => {
    await openFor(db, shown, "registered");
    if (actor) await db.update(users).set({ emailVerified: false }).where(eq(users.id, actor.id));
  },
  /** Everything was open for the buyer, and no longer is. */
  "after revocation": async (world: World, { shown, veiled, actor }: Moment) => {
    const { db } = world;
    const now = new Date();
    for (const thread of await threadsOf(db, actor!))
      for (const isShared of [true, false])
        await shareContact(db, {
          conversationId: thread.id,
          userId: thread.ownerId,
          isShared,
          now,
        });
    for (const of of [shown, veiled]) {
      await request(db, of, actor!);
      for (const step of ["grant", "revoke"] as const) await decide(world, of, actor!, step);
    }
  },
  /** Whatever the owner had opened, and to whomever. */
  "after the sale": async (world: World, { shown, veiled, actor }: Moment) => {
    const { db, jobs } = world;
    for (const of of actor ? [shown, veiled] : []) {
      await request(db, of, actor!);
      await decide(world, of, actor!, "grant");
    }
    await openFor(db, shown, "everyone");
    for (const { active, owner } of [shown, veiled])
      await changeOwnListing(db, jobs, {
        listingId: active.id,
        ownerId: owner.id,
        action: "sell",
        soldPrice: 812_345_00,
        now: new Date(),
      });
  },
};

const openFor = (db: Db, { active }: Fixtures, audience: "registered" | "everyone") =>
  db
    .update(listings)
    .set({
      photosFor: audience,
      documentsFor: "registered",
      websiteFor: audience,
      videoFor: audience,
    })
    .where(eq(listings.id, active.id));

const request = (db: Db, { owner, active }: Fixtures, actor: User) =>
  db
    .insert(documentAccess)
    .values({ listingId: active.id, userId: actor.id, agreedWith: owner.id });

const decide = (
  { db, jobs }: World,
  { owner, active }: Fixtures,
  actor: User,
  step: "grant" | "revoke",
) =>
  changeAccess(db, jobs, {
    listingId: active.id,
    managerId: owner.id,
    buyerId: actor.id,
    step,
    now: new Date(),
  });

const threadsOf = (db: Db, buyer: User) =>
  db.select().from(conversations).where(eq(conversations.buyerId, buyer.id));

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

  const begin = async (role: Role) => {
    const { db } = world();
    const planted = await plantSecrets(db);
    const actor = await anAsker(db, role, planted);
    const { active, room } = planted.shown;
    return { ...planted, actor, ofRoom: `/business/${active.id}/room/${room.document}` };
  };
  const sentTo = async (actor: User) => {
    const { db } = world();
    const bells = await db.select().from(notifications).where(eq(notifications.userId, actor.id));
    return JSON.stringify([bells, await mailsTo(db, actor.email)]);
  };

  test("strangers cannot find a teaser by its exact figures, its place or its words", async () => {
    const { veiled, teaser } = await begin("nobody");
    const { active } = veiled;
    const { words } = teaser;
    const client = await clientOf(null);
    const vault = await client.ask("/ma-vault");
    expect(vault.status).toBe(200);
    expect(await vault.text()).toContain(`/business/${active.id}/confidential-`);
    const finds = async (query: string) =>
      (await (await client.ask(`/api/listings?${query}`)).text()).includes(active.id);
    expect(await finds("priceMin=870000&priceMax=890000")).toBe(true);
    expect(await finds("priceMin=876000&priceMax=877000")).toBe(false);
    for (const word of words.slice(0, 6))
      expect(await finds(`q=${encodeURIComponent(word.split(" ")[0]!)}`), word).toBe(false);
    const comparables = JSON.stringify(
      await describeComparables(world().db, [active.id], new Date()),
    );
    expect(comparables).toContain(active.id);
    expect(words.filter((word) => tells(comparables, word))).toEqual([]);
  });

  test.each([
    ["before access", "nobody"],
    ["before access", "buyer"],
    ["before access", "stranger"],
    ["before access", "broker"],
    ["without a confirmed email address", "nobody"],
    ["without a confirmed email address", "buyer"],
    ["after revocation", "buyer"],
    ["after the sale", "nobody"],
    ["after the sale", "buyer"],
  ] as const)("%s no address tells %s what is confidential", async (phase, role) => {
    const { shown, veiled, parts, teaser, actor, words, ofRoom } = await begin(role);
    const threads = actor ? await threadsOf(world().db, actor) : [];
    for (const thread of threads) await reply(world(), thread);
    await phases[phase](world(), { shown, veiled, actor });
    const client = await clientOf(actor);
    // Before access addresses.db.test.ts asks for all pages. The role decides about the admin area, whatever happens to the
    // listing. The description of the API knows no listing.
    const asked = pages
      .filter(({ address }) => address !== "/api/openapi.json" && !address.startsWith("/admin"))
      .filter(() => phase !== "before access")
      .flatMap(({ path }) => [fill(path, shown), fill(path, veiled)]);
    const own = threads.flatMap(({ id }) =>
      ["", "/report", "/offers"].map((end) => `/account/leads/${id}${end}`),
    );
    const guesses = [
      `/business/${veiled.active.id}?as=visitor`,
      `/business/${veiled.active.id}/no-such-page/at-all`,
      `/businesses?q=${teaser.words[0]!.split(" ")[0]!}`,
      `/businesses?q=${veiled.active.id}`,
      "/businesses?business=confidential",
      "/api/listings",
    ];
    for (const path of new Set([...[...asked, ...own].map(dataPath), ...guesses])) {
      const response = await client.ask(path);
      const body = (await response.text()) + JSON.stringify([...response.headers]);
      // An address may repeat what was asked.
      const told = words.filter((word) => !path.includes(word.split(" ")[0]!) && tells(body, word));
      expect.soft(told, `${path} for ${role}`).toEqual([]);
    }
    const sizes = photoWidths.flatMap((width) => [`${width}`, `${width}.webp`]);
    const files = sizes.map((name) => `/media/${parts.photo}/${name}`);
    for (const path of [
      ...files,
      `/documents/${shown.document}`,
      `/videos/${parts.video}`,
      `${ofRoom}/file`,
      `${ofRoom}/pages/1`,
      ...teaser.files,
    ])
      expect.soft((await client.ask(path)).status, path).toBe(404);
    if (actor) {
      const sent = await sentTo(actor);
      expect.soft(words.filter((word) => tells(sent, word))).toEqual([]);
      for (const { id } of threads) expect.soft(sent).toContain(`/account/leads/${id}`);
    }
    if (phase === "after the sale") {
      const page = await (await client.ask(`/business/${shown.active.id}`)).text();
      expect.soft(page).not.toContain(`${shown.active.title} For Sale`);
    }
  });

  test("what the owner opens is there for the buyer", async () => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const { photo, video, words } = await plantConfidential(db, fixtures);
    const buyer = (await anActor(db, "buyer", fixtures))!;
    const { active } = fixtures;
    await request(db, fixtures, buyer);
    await decide(world(), fixtures, buyer, "grant");
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
  test("with access the page and the conversation tell everything, emails and bells nothing", async () => {
    const { veiled, teaser, actor } = await begin("buyer");
    const { open, files, words } = teaser;
    const { active } = veiled;
    const thread = (await threadsOf(world().db, actor!)).find(
      ({ listingId }) => listingId === active.id,
    );
    await request(world().db, veiled, actor!);
    await decide(world(), veiled, actor!, "grant");
    await reply(world(), thread!);
    const client = await clientOf(actor);
    const response = await client.ask(`/business/${active.id}`);
    const page = await response.text();
    expect(open.filter((word) => !page.includes(word))).toEqual([]);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(page).not.toContain('rel="canonical"');
    const conversation = await (await client.ask(`/account/leads/${thread!.id}`)).text();
    expect(conversation).toContain(open[0]!);
    for (const file of files.filter((one) => !one.startsWith("/documents/")))
      expect((await client.ask(file)).status, file).toBe(200);
    const sent = await sentTo(actor!);
    expect(words.filter((word) => tells(sent, word))).toEqual([]);
    const visited = await (await client.ask(`/business/${active.id}?as=visitor`)).text();
    expect(words.filter((word) => tells(visited, word))).toEqual([]);
  });
});

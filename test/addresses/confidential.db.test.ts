import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { photoWidths } from "#app/listings/media/photo.ts";
import { describeComparables } from "#app/market/valuation/comparables/comparables.queries.server.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { shareContact } from "#app/messages/thread/change-thread.server.ts";
import { postReply } from "#app/messages/thread/composing/send-reply.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { readEnv } from "#app/platform/env.ts";
import { aConversation, aMessage, aPhoto, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { type World, withDatabase } from "#test/with-database.ts";
import { anActor, type Fixtures, makeFixtures, type Role, storedPicture } from "./actors.ts";
import { pages } from "./pages.ts";
import { fill } from "./rows.ts";
import { dataPath } from "./statuses.ts";
import { useWholeApp } from "./whole-app.ts";

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

/** Every masked column of a confidential listing, and every file of it, says something that nothing else does. */
async function plantTeaser(db: Db, { active }: Fixtures) {
  const mark = active.id.slice(-10).replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);
  const word = (what: string) => `zq${what}${mark}`;
  const shown = {
    title: `${word("title")} For Sale`,
    description: `${word("description")} beside the mill.`,
    tags: [word("tag")],
    leaseTerms: word("lease"),
    reasonForSale: word("reason"),
    city: word("city"),
    businessName: word("name"),
    address: word("address"),
    website: `https://${word("website")}.example/`,
  };
  const figures = {
    askingPrice: 876_543_00,
    annualRevenue: 1_357_913_00,
    annualCashFlow: 246_813_00,
    established: 1873,
    squareFootage: 13_579,
  };
  const never = {
    postalCode: "Q9Z 8X7",
    contactName: word("contact"),
    contactEmail: `${word("email")}@example.com`,
    contactPhone: "+1 705 555 0987",
    latitude: 46.713_717,
    longitude: -81.383_838,
  };
  await db.transaction((tx) =>
    changeListing(tx, active.id, {
      ...shown,
      ...figures,
      ...never,
      askingPriceOnRequest: false,
      annualRevenueOnRequest: false,
      annualCashFlowOnRequest: false,
      businessNameHidden: false,
      addressHidden: false,
      // Whatever the owner chose before.
      photosFor: "everyone",
      documentsFor: "registered",
      websiteFor: "everyone",
      videoFor: "everyone",
      confidentiality: "confidential",
    }),
  );
  const photo = await aPhoto(db, active.id, {
    position: 1,
    storageKey: storedPicture,
    caption: word("caption"),
    alt: word("alt"),
    placeholder: `data:image/webp;base64,${word("blur")}`,
  });
  const fileName = `${word("document")}.pdf`;
  const [document, video] = await db
    .insert(listingMedia)
    .values([
      {
        listingId: active.id,
        kind: "document",
        position: 1,
        storageKey: createId(),
        contentType: "application/pdf",
        bytes: 1,
        fileName,
      },
      {
        listingId: active.id,
        kind: "video",
        position: 0,
        storageKey: "youtube:zQw4w9WgXcQ",
        contentType: "x/y",
        bytes: 1,
      },
    ])
    .returning({ id: listingMedia.id });
  const open = [
    ...Object.values(shown).flat(),
    "876,543",
    "1,357,913",
    "246,813",
    "1873",
    "13,579",
    photo.id,
    word("caption"),
    word("alt"),
    word("blur"),
    fileName,
    document!.id,
    video!.id,
  ];
  const spelled = Object.values(figures).map((amount) => String(amount).replace(/00$/, ""));
  return {
    files: [`/media/${photo.id}/400`, `/documents/${document!.id}`, `/videos/${video!.id}`],
    open,
    words: [...open, ...spelled, ...Object.values(never).map(String), "zQw4w9WgXcQ"],
  };
}

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

/** A figure counts only by itself: ids and hashes contain every number sooner or later. */
const tells = (text: string, word: string): boolean =>
  /^\d+$/.test(word)
    ? new RegExp(String.raw`(?<![\w-])${word}(?:00)?(?![\w-])`).test(text)
    : text.includes(word);

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
    const shown = await makeFixtures(db);
    const veiled = await makeFixtures(db);
    const parts = await plantConfidential(db, shown);
    const teaser = await plantTeaser(db, veiled);
    const actor = await anActor(db, role, shown);
    if (actor) await db.update(users).set({ emailVerified: true }).where(eq(users.id, actor.id));
    if (role === "buyer") {
      const { active, owner } = veiled;
      const about = { listingId: active.id, ownerId: owner.id, buyerId: actor!.id };
      await aMessage(db, await aConversation(db, about));
    }
    const secrets = [...shown.secrets, ...veiled.secrets];
    return {
      shown,
      veiled,
      parts,
      teaser,
      actor,
      words: [
        ...parts.words,
        ...teaser.words,
        ...secrets.filter((word) => /folder|room|question/.test(word)),
      ],
      ofRoom: `/business/${shown.active.id}/room/${shown.room.document}`,
    };
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
    const asked = pages
      // The role decides about the admin area, whatever happens to the listing. The description of the API knows no
      // listing, and its data numbers thousands of parts, one of them like a year.
      .filter(
        ({ address }) =>
          address !== "/api/openapi.json" &&
          (phase === "before access" || !address.startsWith("/admin")),
      )
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

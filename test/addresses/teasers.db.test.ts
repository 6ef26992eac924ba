import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { notifications } from "#app/accounts/notifications/notifications.table.ts";
import { changeListing } from "#app/listings/confidential/store-listing.server.ts";
import { changeOwnListing } from "#app/listings/lifecycle/change-own-listing.server.ts";
import { changeAccess } from "#app/deals/access/change-access.server.ts";
import { documentAccess, listingMedia } from "#app/listings/media/media.table.ts";
import { describeComparables } from "#app/market/valuation/comparables/comparables.queries.server.ts";
import { emailMessages } from "#app/messages/email/email-messages.job.server.ts";
import { conversations } from "#app/messages/messages.table.ts";
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

interface Moment extends Fixtures {
  actor: User | null;
}

const decide = ({ db, jobs }: World, { owner, active, actor }: Moment, step: "grant" | "revoke") =>
  changeAccess(db, jobs, {
    listingId: active.id,
    managerId: owner.id,
    buyerId: actor!.id,
    step,
    now: new Date(),
  });

const request = ({ db }: World, { owner, active, actor }: Moment) =>
  db
    .insert(documentAccess)
    .values({ listingId: active.id, userId: actor!.id, agreedWith: owner.id });

const happens = {
  "before access": async () => {},
  "after revocation": async (world: World, moment: Moment) => {
    await request(world, moment);
    await decide(world, moment, "grant");
    await decide(world, moment, "revoke");
  },
  "after the sale": async (world: World, moment: Moment) => {
    await request(world, moment);
    await decide(world, moment, "grant");
    await changeOwnListing(world.db, world.jobs, {
      listingId: moment.active.id,
      ownerId: moment.owner.id,
      action: "sell",
      soldPrice: 812_345_00,
      now: new Date(),
    });
  },
};

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

  const begin = async (role: "nobody" | "buyer") => {
    const { db } = world();
    const fixtures = await makeFixtures(db);
    const planted = await plantTeaser(db, fixtures);
    const actor = await anActor(db, role, fixtures);
    if (actor) await db.update(users).set({ emailVerified: true }).where(eq(users.id, actor.id));
    const [thread] = actor
      ? await db.select().from(conversations).where(eq(conversations.buyerId, actor.id))
      : [];
    return { ...fixtures, ...planted, actor, thread };
  };
  const sentTo = async (actor: User) => {
    const { db } = world();
    const bells = await db.select().from(notifications).where(eq(notifications.userId, actor.id));
    return JSON.stringify([bells, await mailsTo(db, actor.email)]);
  };

  test("strangers cannot find a teaser by its exact figures, its place or its words", async () => {
    const { active, words } = await begin("nobody");
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
    ["after revocation", "buyer"],
    ["after the sale", "buyer"],
  ] as const)("%s no address tells %s what is behind a teaser", async (phase, role) => {
    const { words, files, active, actor, thread, ...fixtures } = await begin(role);
    await happens[phase](world(), { ...fixtures, active, actor });
    if (thread) await reply(world(), thread);
    const client = await clientOf(actor);
    const own = thread ? ["", "/report"].map((end) => `/account/leads/${thread.id}${end}`) : [];
    const asked = pages
      .filter(({ address }) => !address.startsWith("/admin"))
      .map(({ path }) => (typeof path === "string" ? path : path({ ...fixtures, active })));
    const guesses = [
      "/ma-vault",
      `/business/${active.id}?as=visitor`,
      `/business/${active.id}/no-such-page/at-all`,
      `/businesses?q=${words[0]!.split(" ")[0]!}`,
      `/businesses?q=${active.id}`,
      "/businesses?business=confidential",
      "/api/listings",
    ];
    for (const path of new Set([...asked.map(dataPath), ...own.map(dataPath), ...guesses])) {
      const response = await client.ask(path);
      const body = (await response.text()) + JSON.stringify([...response.headers]);
      // An address may repeat what was asked.
      const told = words.filter((word) => !path.includes(word.split(" ")[0]!) && tells(body, word));
      expect.soft(told, `${path} for ${role}`).toEqual([]);
    }
    for (const file of files) expect.soft((await client.ask(file)).status, file).toBe(404);
    if (!actor) return;
    const sent = await sentTo(actor);
    expect.soft(words.filter((word) => tells(sent, word))).toEqual([]);
  });

  test("with access the page and the conversation tell everything, emails and bells nothing", async () => {
    const moment = await begin("buyer");
    const { open, files, actor, thread, active, words } = moment;
    await request(world(), moment);
    await decide(world(), moment, "grant");
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
    const teaser = await (await client.ask(`/business/${active.id}?as=visitor`)).text();
    expect(words.filter((word) => tells(teaser, word))).toEqual([]);
  });
});

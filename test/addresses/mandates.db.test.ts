import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { documentAccess } from "#app/listings/media/media.table.ts";
import { aDocument, anOrder, aPhoto, aUser, type User } from "#test/factories.ts";
import { aMandateMarket } from "#test/mandate-market.ts";
import { withDatabase } from "#test/with-database.ts";
import { storedPicture } from "./actors.ts";
import type { Client } from "./client.ts";
import { useWholeApp } from "./whole-app.ts";

interface Records {
  listing: string;
  thread: string;
  met: string;
  photo: string;
  document: string;
  reader: string;
  order: string;
}

interface Row {
  what: string;
  send: (client: Client, records: Records) => Promise<Response>;
  /** Statuses for the broker with the mandate, and for the owner. */
  broker: number;
  owner: number;
}

const page = (
  what: string,
  path: (records: Records) => string,
  broker: number,
  owner = 200,
): Row => ({
  what,
  send: (client, records) => client.ask(path(records)),
  broker,
  owner,
});

const form = (
  what: string,
  path: (records: Records) => string,
  fields: (records: Records) => Record<string, string>,
  broker: number,
  owner = broker,
): Row => ({
  what,
  send: (client, records) => client.send(path(records), fields(records)),
  broker,
  owner,
});

const desk = ({ listing }: Records) => `/account/listings/edit/${listing}`;
const part = (name: string) => (records: Records) => `/account/listings/${records.listing}/${name}`;
const thread = (records: Records) => `/account/leads/${records.thread}`;

/** What a broker does for the owner. */
const managed: Row[] = [
  page("the desk", desk, 200),
  page("photos", part("photos"), 200),
  page("documents", part("documents"), 200),
  page("video", part("video"), 200),
  page("the preview", ({ listing }) => `/sell-business/preview?draft=${listing}`, 200),
  page("a conversation", thread, 200),
  page("the report of a person", (records) => `${thread(records)}/report`, 200),
  {
    what: "a document",
    send: (client, { document }) => client.ask(`/documents/${document}`, { method: "HEAD" }),
    broker: 200,
    owner: 200,
  },
  form(
    "a change of text",
    desk,
    () => ({ intent: "save", tab: "private", contactName: "Zoë" }),
    200,
  ),
  form(
    "an autosave",
    () => "/sell-business/save",
    ({ listing: listingId }) => ({ listingId, changes: "{}" }),
    200,
  ),
  form(
    "the name of a document",
    part("documents"),
    ({ document }) => ({ intent: "rename", mediaId: document, name: "Lease" }),
    200,
  ),
  form(
    "access to documents",
    ({ listing, reader }) => `/account/access/${listing}/${reader}`,
    () => ({ intent: "grant", term: "30" }),
    303,
  ),
  form(
    "who sees what",
    desk,
    () => ({
      intent: "save",
      tab: "private",
      base: '{"videoFor":"everyone"}',
      videoFor: "registered",
    }),
    200,
  ),
  form(
    "the caption of a photo",
    part("photos"),
    ({ photo }) => ({ intent: "describe", photoId: photo, caption: "The oven", alt: "" }),
    302,
  ),
  form("a reply", thread, () => ({ intent: "reply", content: "On Friday." }), 303),
  form(
    "a note",
    thread,
    () => ({ intent: "record", stage: "offer", followUpOn: "", notes: "" }),
    303,
  ),
];

/** What stays with the owner. */
const owned: Row[] = [
  page("an order", ({ order }) => `/account/orders/${order}`, 404),
  page("the checkout", ({ listing }) => `/account/upgrades/${listing}`, 404),
  form("a copy", desk, () => ({ intent: "duplicate" }), 404, 303),
  form("a confirmation", desk, () => ({ intent: "confirm" }), 404, 200),
  form("a withdrawal", desk, () => ({ intent: "withdraw" }), 404, 200),
  form("a return to the market", desk, () => ({ intent: "reactivate" }), 404, 200),
  form("a sale", desk, () => ({ intent: "sell", soldPrice: "450,000" }), 404, 200),
];

withDatabase((world) => {
  const { clientOf } = useWholeApp(world);

  async function aRunningMandate() {
    const { db } = world();
    const market = await aMandateMarket(world());
    const listing = market.listing.id;
    const reader = await aUser(db);
    await db.insert(documentAccess).values({ listingId: listing, userId: reader.id });
    const records: Records = {
      listing,
      thread: await market.ask(),
      met: await market.start(market.brokers[0]!.id),
      photo: (await aPhoto(db, listing, { storageKey: storedPicture })).id,
      document: (await aDocument(db, listing)).id,
      reader: reader.id,
      order: (await anOrder(db, { listingId: listing, userId: market.owner.id, status: "paid" }))
        .id,
    };
    return { market, records };
  }

  async function statusesFor(person: User, rows: readonly Row[], records: Records) {
    const client = await clientOf(person);
    const statuses: Record<string, number> = {};
    for (const row of rows) statuses[row.what] = (await row.send(client, records)).status;
    return statuses;
  }
  const expected = (rows: readonly Row[], statusOf: (row: Row) => number) =>
    Object.fromEntries(rows.map((row) => [row.what, statusOf(row)]));

  test("only the broker with the mandate does what it includes, and loses it with the end", async () => {
    const { market, records } = await aRunningMandate();
    const [broker, other] = market.brokers;
    const all = [...managed, ...owned];
    const nothing = expected(all, () => 404);
    expect(await statusesFor(other!, all, records)).toEqual(nothing);
    expect(await statusesFor(broker!, all, records)).toEqual(expected(all, (row) => row.broker));
    await market.end(broker!.id);
    expect(await statusesFor(broker!, all, records)).toEqual(nothing);
    // They keep the conversation with the owner.
    const client = await clientOf(broker!);
    expect((await client.ask(`/account/leads/${records.met}`)).status).toBe(200);
    expect((await client.ask("/account/mandates")).status).toBe(200);
  });

  test("the owner keeps every right", async () => {
    const { market, records } = await aRunningMandate();
    const all = [...managed, ...owned];
    const statuses = await statusesFor(market.owner, all, records);
    expect(statuses).toEqual(expected(all, (row) => row.owner));
  });

  test("an offer shows nothing that the owner hides", async () => {
    const { db } = world();
    const market = await aMandateMarket(world());
    await db
      .update(listings)
      .set({
        businessName: "Secret Mill Inc.",
        address: "1 Secret Street",
        contactPhone: "+1 5550199",
      })
      .where(eq(listings.id, market.listing.id));
    const broker = market.brokers[0]!;
    await market.offer(broker.id);
    const client = await clientOf(broker);
    const offered = await (await client.ask("/account/mandates")).text();
    expect(offered).toContain("Mill by the river");
    expect(offered).not.toMatch(/Secret|5550199/);
    expect((await client.ask(`/account/listings/edit/${market.listing.id}`)).status).toBe(404);
    await market.answer(broker.id, "accept");
    const desk = await client.ask(`/account/listings/edit/${market.listing.id}`);
    expect(await desk.text()).toContain("Secret Mill Inc.");
  });
});

import { eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { listingMedia } from "#app/listings/media/media.table.ts";
import { messages } from "#app/messages/messages.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { apiAnswers } from "#app/programs/api/requests/answers.table.ts";
import { useApi } from "#test/api-world.ts";
import {
  aBroker,
  aConversation,
  aListing,
  aMessage,
  anAccessToken,
  anOrder,
  aSeller,
  aUser,
  type User,
} from "#test/factories.ts";
import { aPicture } from "#test/pictures.ts";
import { aPdf } from "#test/sample-documents.ts";
import { eachDatabase } from "#test/with-database.ts";

const bakery = {
  listingHeadline: "Corner bakery",
  categories: ["restaurants"],
  region: "CA-ON",
  cityTown: "Guelph",
};

eachDatabase((world, kind) => {
  const { ask, app } = useApi(world);
  let owner: User;
  let token: string;
  beforeEach(async () => {
    owner = await aSeller(world().db);
    token = await anAccessToken(world().db, owner.id);
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(token, path, { method: "POST", body, headers });
  const patch = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(token, path, { method: "PATCH", body, headers });
  const countOwn = () => world().db.$count(listings, eq(listings.ownerId, owner.id));

  describe("an idempotency key", () => {
    test("repeats the answer and not the effect, also for two requests at once", async () => {
      const key = { "idempotency-key": createId() };
      const both = await Promise.all([
        post("/listings", bakery, key),
        post("/listings", bakery, key),
      ]);
      const again = await post("/listings", bakery, key);
      expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1);
      expect(again.headers.get("idempotency-replayed")).toBe("true");
      expect(again.headers.get("location")).toBe(`/api/v1/listings/${again.body.id}`);
      expect(await countOwn()).toBe(1);
    });

    test("belongs to one request and one token", async () => {
      const key = { "idempotency-key": "one" };
      await post("/listings", bakery, key);
      const other = await post("/listings", { ...bakery, cityTown: "Elora" }, key);
      expect([other.status, other.body.code]).toEqual([422, "invalid-argument"]);
      token = await anAccessToken(world().db, owner.id);
      expect((await post("/listings", bakery, key)).headers.has("idempotency-replayed")).toBe(
        false,
      );
      expect(await countOwn()).toBe(2);
      expect((await post("/listings", bakery, { "idempotency-key": "a b" })).status).toBe(400);
    });

    test("adds a file once, for however many requests at once, and not another file", async () => {
      const { db } = world();
      const first = await aListing(db, { ownerId: owner.id, status: "draft" });
      const second = await aListing(db, { ownerId: owner.id, status: "draft" });
      const key = { "idempotency-key": "statements" };
      const pdf = Uint8Array.from(await aPdf());
      const path = `/listings/${first.id}/documents`;
      const all = await Promise.all(
        Array.from({ length: 5 }, (_, n) =>
          post(n === 4 ? `/listings/${second.id}/documents` : path, pdf, key),
        ),
      );
      // Whichever came first has the key.
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 422]));
      expect(new Set(all.flatMap(({ body }) => body.id ?? [])).size).toBe(1);
      const isOfThem = inArray(listingMedia.listingId, [first.id, second.id]);
      expect(await db.$count(listingMedia, isOfThem)).toBe(1);
      // When we no longer know the key, its next file is not taken for the first one.
      await db.delete(apiAnswers);
      for (const { id } of [first, second]) {
        expect((await post(`/listings/${id}/documents`, pdf, key)).status).toBe(201);
        await db.delete(apiAnswers);
      }
      expect(await db.$count(listingMedia, isOfThem)).toBe(2);
    });

    test("of a file whose process died before it answered takes the same request again, and no other", async () => {
      const { db } = world();
      const { id } = await aListing(db, { ownerId: owner.id, status: "draft" });
      const key = { "idempotency-key": "died" };
      const pdf = Uint8Array.from(await aPdf());
      const path = `/listings/${id}/documents`;
      const added = await post(path, pdf, key);
      await db.update(apiAnswers).set({ status: 0, body: null }).where(eq(apiAnswers.key, "died"));
      expect((await post(`${path}?name=other.pdf`, pdf, key)).status).toBe(422);
      expect((await post(path, pdf, key)).body).toEqual(added.body);
    });

    test("is free again after a refusal, which leaves nothing behind", async () => {
      const key = { "idempotency-key": "two" };
      const wrong = { ...bakery, listingHeadline: "416 555 0123" };
      const refused = await post("/listings", wrong, key);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
        400,
        ["listingHeadline"],
      ]);
      expect(await countOwn()).toBe(0);
      expect((await post("/listings", bakery, key)).status).toBe(201);
    });
  });

  test("an ETag answers 304 while nothing has changed, and stops the later of two changes", async () => {
    const { id } = await aListing(world().db, { ownerId: owner.id, status: "active" });
    const path = `/listings/${id}`;
    const { headers } = await ask(token, path);
    const tag = headers.get("etag")!;
    const unchanged = await ask(token, path, { headers: { "if-none-match": tag } });
    expect(unchanged.status).toBe(304);
    const change = (cityTown: string) => patch(path, { cityTown }, { "if-match": tag });
    const both = await Promise.all([change("Elora"), change("Fergus")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const sale = await post(`${path}/sale`, { price: null }, { "if-match": tag });
    expect([sale.status, sale.body.code]).toEqual([412, "aborted"]);
    const current = (await ask(token, path)).headers.get("etag")!;
    const sold = await post(`${path}/sale`, { price: null }, { "if-match": `"x", ${current}` });
    expect(sold.body).toMatchObject({ status: "sold", soldPrice: null });
  });

  if (kind === "embedded") return;

  test("a new listing has what the program sent, also where a draft has something of its own", async () => {
    const sent = {
      ...bakery,
      confidentiality: "confidential",
      photosFor: "access",
      contactName: "Front office",
      contactPhone: "",
      responseTime: 4,
      tags: ["bread", "stone mill"],
      employees: { min: 4, max: null },
    };
    const created = await post("/listings", sent);
    expect(created.body).toMatchObject({ ...sent, contactEmail: owner.email });
    const empty = await post("/listings", { ...bakery, listingHeadline: " ", categories: [] });
    expect([empty.status, Object.keys(empty.body.errors).toSorted()]).toEqual([
      400,
      ["categories", "listingHeadline"],
    ]);
  });

  test("what is reviewed stays as it is while a listing is pending", async () => {
    const { id } = (await post("/listings", bakery)).body;
    const refused = await patch(`/listings/${id}`, { ...bakery, listingHeadline: "Mill" });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ["listingHeadline"]]);
    const changed = await patch(`/listings/${id}`, {
      askingPrice: { kind: "amount", amount: 9.5 },
    });
    expect(changed.body.askingPrice).toEqual({ kind: "amount", amount: 9.5 });
    for (const amount of [0.001, -1, 1e300, "1"])
      expect(
        (await patch(`/listings/${id}`, { askingPrice: { kind: "amount", amount } })).status,
      ).toBe(400);
  });

  test("an owner withdraws, puts back and confirms; a broker only edits", async () => {
    const { db } = world();
    const broker = await aBroker(db);
    const { id } = await aListing(db, {
      ownerId: owner.id,
      brokerId: broker.id,
      status: "active",
    });
    const path = `/listings/${id}`;
    expect((await post(`${path}/withdrawal`, {})).body.status).toBe("expired");
    expect((await post(`${path}/withdrawal`, {})).status).toBe(409);
    const back = await ask(token, `${path}/withdrawal`, { method: "DELETE" });
    expect(back.body.status).toBe("active");
    expect((await post(`${path}/confirmation`, {})).status).toBe(200);
    token = await anAccessToken(db, broker.id);
    expect((await ask(token, "/listings")).body.data).toMatchObject([{ id, role: "broker" }]);
    expect((await patch(path, { cityTown: "Elora" })).body).toMatchObject({
      cityTown: "Elora",
      role: "broker",
      possibleActions: [],
    });
    expect((await post(`${path}/sale`, { price: 1 })).status).toBe(404);
    await db.update(listings).set({ brokerId: null }).where(eq(listings.id, id));
    expect((await ask(token, path)).status).toBe(404);
  });

  test("pages neither repeat nor skip what comes and goes meanwhile", async () => {
    const { db } = world();
    const made: string[] = [];
    for (let n = 0; n < 5; n++)
      made.unshift((await aListing(db, { ownerId: owner.id, status: "draft" })).id);
    const first = await ask(token, "/listings?limit=2");
    await aListing(db, { ownerId: owner.id, status: "draft" });
    const second = await ask(token, `/listings?limit=2&cursor=${first.body.nextCursor}`);
    const third = await ask(token, `/listings?limit=2&cursor=${second.body.nextCursor}`);
    expect(third.body.nextCursor).toBeNull();
    const ids = [first, second, third].flatMap(({ body }) => body.data.map(({ id }: User) => id));
    expect(ids).toEqual(made);
    for (const cursor of ["", "x", btoa(`999999999999999_${createId()}`)])
      expect((await ask(token, `/listings?cursor=${cursor}`)).status).toBe(400);
  });

  test("photos are added once, described, ordered and removed", async () => {
    const { db } = world();
    const { id } = await aListing(db, { ownerId: owner.id, status: "draft" });
    const path = `/listings/${id}/photos`;
    const picture = async (colour: string) =>
      Uint8Array.from(await aPicture(600, 400, colour).jpeg().toBuffer());
    const red = await picture("#c00");
    const key = { "idempotency-key": "red", "content-type": "image/jpeg" };
    const added = await post(path, red, key);
    expect(added.body).toMatchObject({ cover: true, caption: "" });
    expect((await post(path, red, key)).body).toEqual(added.body);
    expect((await post(path, await picture("#00c"), key)).status).toBe(422);
    // As if the first answer had been lost with the process, before it was kept.
    const { id: redId } = added.body;
    expect((await post(path, red)).status).toBe(409);
    expect((await post(path, new Uint8Array([1, 2, 3]))).status).toBe(422);
    const { id: blueId } = (await post(path, await picture("#00c"))).body;
    const described = await patch(`${path}/${blueId}`, { caption: "The counter", cover: true });
    expect(described.body).toMatchObject({ caption: "The counter", cover: true });
    const { headers } = await ask(token, path);
    const tag = { "if-match": headers.get("etag")! };
    const order = { method: "PUT", body: { ids: [blueId, redId] }, headers: tag };
    const ordered = await ask(token, `${path}/order`, order);
    expect(ordered.body.data.map((one: User) => one.id)).toEqual([blueId, redId]);
    expect((await ask(token, `${path}/order`, order)).status).toBe(412);
    const revealing = await patch(`${path}/${blueId}`, { revealing: true, cover: true });
    expect(revealing.status).toBe(409);
    expect((await ask(token, `${path}/${redId}`, { method: "DELETE" })).status).toBe(204);
    expect(await db.$count(listingMedia, eq(listingMedia.listingId, id))).toBe(1);
  });

  test("documents are added and removed", async () => {
    const { id } = await aListing(world().db, { ownerId: owner.id, status: "draft" });
    const path = `/listings/${id}/documents`;
    const pdf = Uint8Array.from(await aPdf());
    const added = await post(`${path}?name=Statements.pdf`, pdf, {
      "content-type": "application/pdf",
    });
    expect(added.body).toMatchObject({ name: "Statements.pdf", kind: "pdf" });
    expect((await post(`${path}?name=x.pdf`, red)).status).toBe(422);
    const asForm = { "content-type": "multipart/form-data; boundary=x" };
    expect((await post(path, pdf, asForm)).status).toBe(415);
    expect((await ask(token, path)).body.data).toEqual([added.body]);
    expect((await ask(token, `${path}/${added.body.id}`, { method: "DELETE" })).status).toBe(204);
  });

  test("a lead is read, marked and answered by the rules of its page", async () => {
    const { db } = world();
    const buyer = await aUser(db, { firstName: "Zoë", showContactInfo: false });
    const listing = await aListing(db, { ownerId: owner.id, status: "active" });
    const people = { ownerId: owner.id, buyerId: buyer.id };
    const conversation = await aConversation(db, { listingId: listing.id, ...people });
    await aMessage(db, conversation);
    const path = `/leads/${conversation.id}`;
    const [lead] = (await ask(token, "/leads?unread=true&stage=new")).body.data;
    expect(lead).toMatchObject({ id: conversation.id, isUnread: true, role: "owner" });
    expect((await ask(token, path)).body).toMatchObject({
      person: { name: expect.stringContaining("Zoë"), email: null, phone: null },
      canReply: true,
    });
    const marked = await patch(path, {
      stage: "talking",
      followUpOn: "2027-01-15",
      notes: "Called",
      isUnread: false,
    });
    expect(marked.body).toMatchObject({ stage: "talking", notes: "Called", isUnread: false });
    expect((await patch(path, { followUpOn: null })).body).toMatchObject({
      followUpOn: null,
      stage: "talking",
      notes: "Called",
    });
    const key = { "idempotency-key": "reply" };
    const sent = await post(`${path}/messages`, { content: "Yes, it is." }, key);
    expect(sent.body).toMatchObject({ isMine: true, type: "reply", content: "Yes, it is." });
    expect((await post(`${path}/messages`, { content: "Yes, it is." }, key)).body).toEqual(
      sent.body,
    );
    expect(await db.$count(messages, eq(messages.conversationId, conversation.id))).toBe(2);
    const first = await ask(token, `${path}/messages?limit=1`);
    expect(first.body.data).toEqual([sent.body]);
    const next = await ask(token, `${path}/messages?limit=1&cursor=${first.body.nextCursor}`);
    expect(next.body).toMatchObject({ data: [{ isMine: false }], nextCursor: null });

    // The buyer has it among the conversations, and not among the leads.
    token = await anAccessToken(db, buyer.id);
    expect((await ask(token, path)).status).toBe(404);
    const theirs = `/conversations/${conversation.id}`;
    expect((await ask(token, theirs)).body).toMatchObject({ role: "buyer", stage: null });
    expect((await patch(theirs, { status: "closed" })).body.status).toBe("closed");
    expect((await post(`${theirs}/messages`, { content: "Hello" })).status).toBe(409);
    expect((await patch(theirs, { status: "active" })).body.canReply).toBe(true);
    expect((await patch(theirs, { status: "archived" })).body.status).toBe("archived");
    expect((await ask(token, "/conversations")).body.data).toEqual([]);
  });

  test("a buyer's program reads no more of a confidential business than the buyer", async () => {
    const { db } = world();
    const secret = {
      ownerId: owner.id,
      status: "active",
      confidentiality: "confidential",
    } as const;
    const listing = await aListing(db, { ...secret, title: "Canary Bakery on King" });
    const conversation = await aConversation(db, { listingId: listing.id, ownerId: owner.id });
    const message = await aMessage(db, conversation);
    const other = await aConversation(db, { ownerId: owner.id });
    await aMessage(db, other);
    token = await anAccessToken(db, conversation.buyerId);
    const path = `/conversations/${conversation.id}`;
    for (const one of ["/conversations", path, `${path}/messages`]) {
      const { status, body } = await ask(token, one);
      expect([status, JSON.stringify(body).includes("Canary")]).toEqual([200, false]);
    }
    expect((await ask(token, `/listings/${listing.id}`)).status).toBe(404);

    // A cursor that somebody made of a message in another conversation leads nowhere.
    token = await anAccessToken(db, owner.id);
    const cursor = Buffer.from(`${Date.now()}_${message.id}`).toString("base64url");
    const forged = await ask(token, `/leads/${other.id}/messages?cursor=${cursor}`);
    expect(forged.body).toEqual({ data: [], nextCursor: null });
  });

  test("leads page without a gap, also those without a message", async () => {
    const { db } = world();
    const made = new Set<string>();
    for (let n = 0; n < 5; n++) {
      const conversation = await aConversation(db, { ownerId: owner.id });
      made.add(conversation.id);
      if (n > 1) await aMessage(db, conversation);
    }
    const found = new Set<string>();
    let path = "/leads?limit=2";
    for (let page = 0; page < 3; page++) {
      const { body } = await ask(token, path);
      for (const { id } of body.data) found.add(id);
      path = `/leads?limit=2&cursor=${body.nextCursor}`;
    }
    expect(found).toEqual(made);
  });

  test("orders are read, in dollars", async () => {
    const order = await anOrder(world().db, { userId: owner.id, status: "paid", amount: 299_00 });
    expect((await ask(token, "/orders")).body.data).toMatchObject([{ id: order.id, amount: 299 }]);
    expect((await ask(token, `/orders/${order.id}`)).body).toMatchObject({
      amount: 299,
      refunded: 0,
      paidAt: expect.any(String),
    });
  });

  test("a token is in no log", async () => {
    await ask(token, "/token");
    expect(app().log.join("\n")).not.toContain(token.slice(-20));
  });
});

const red = new TextEncoder().encode("not a document");

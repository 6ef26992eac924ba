import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { aBroker, aListing, aPhoto, aSeller } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";
import { defaultColours } from "./embed-colours.ts";
import { loader as embedListing } from "./embed-listing.route.ts";
import { loader as embedScript } from "./embed-script.route.ts";
import { loader as embed } from "./embed.route.ts";
import { loader as oembed } from "./oembed.route.ts";
import { findOwnEmbed, forgetEmbed, removeEmbed, saveEmbed } from "./own-embed.server.ts";

const origin = "http://localhost:3000";

test("the script is smaller than ten kilobytes, and much smaller when compressed", async () => {
  const text = await embedScript().text();
  expect(text).toContain("document.currentScript");
  expect(Buffer.byteLength(text)).toBeLessThan(2_000);
  expect(gzipSync(text).length).toBeLessThan(1_000);
});

eachDatabase((world) => {
  const open = (loader: unknown, path: string, params = {}) => {
    const url = new URL(path, origin);
    const context = aPageContext(world(), anAccountRequest(world()));
    const args = { context, url, params, request: new Request(url) };
    return (loader as (given: typeof args) => Promise<Response>)(args);
  };
  const embedOf = async (userId: string) => {
    await saveEmbed(world().db, userId, defaultColours);
    const { key } = (await findOwnEmbed(world().db, userId))!;
    return (query = "") => open(embed, `/embed/${key}${query}`, { key });
  };
  const askAbout = (address: string, more = "") =>
    open(oembed, `/oembed?url=${encodeURIComponent(address)}${more}`);

  test("shows a broker's public listings, for every site and without a script of others", async () => {
    const { db } = world();
    const { id: ownerId } = await aBroker(db, { firstName: "Ann", lastName: "<Lee>" });
    const shown = await aListing(db, { ownerId, status: "active", title: 'A "farm" & <b>barn' });
    await aPhoto(db, shown.id, { featured: true });
    for (const status of ["draft", "pending", "expired", "sold"] as const)
      await aListing(db, { ownerId, status, title: "Hidden" });
    await aListing(db, { ownerId, status: "active", confidentiality: "confidential" });
    const answer = await (await embedOf(ownerId))();
    const html = await answer.text();
    expect(html).toContain("Businesses for sale from Ann &lt;Lee&gt;");
    expect(html).toContain("A &quot;farm&quot; &amp; &lt;b&gt;barn");
    expect(html).toContain(`href="/business/${shown.id}/a-farm-b-barn"`);
    expect(html).toContain("/800");
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src 'none'.*script-src 'sha256-\S+';.*frame-ancestors \*$/);
    expect(policy).not.toMatch(/unsafe|http/);
  });

  test("never shows what is confidential, and names no seller", async () => {
    const { db } = world();
    const { listing } = await plantCanaries(db);
    const html = await (await (await embedOf(listing.ownerId))()).text();
    expect(html).toContain(listing.id);
    for (const [name, canary] of Object.entries(canaries)) expect(html, name).not.toContain(canary);
  });

  test("has pages, and ends with the account, the choice, or its deletion", async () => {
    const { db } = world();
    const { id: ownerId } = await aSeller(db);
    const title = "Established neighbourhood restaurant with a terrace and loyal guests";
    for (let nth = 0; nth < 13; nth++) {
      const { id } = await aListing(db, { ownerId, status: "active", title });
      await aPhoto(db, id, { featured: true, alt: "The dining room seen from the bar" });
    }
    const show = await embedOf(ownerId);
    const first = await (await show()).text();
    expect(first.match(/<li>/g)).toHaveLength(12);
    expect(Buffer.byteLength(first)).toBeLessThan(10_000);
    const last = await (await show("?page=2")).text();
    expect(last.match(/<li>/g)).toHaveLength(1);
    expect(last).toContain("Previous page");
    expect((await show("?page=999999")).status).toBe(200);
    await db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ownerId));
    expect((await show()).status).toBe(404);
    await db.update(users).set({ deactivatedAt: null }).where(eq(users.id, ownerId));
    expect((await show()).status).toBe(200);
    await removeEmbed(db, ownerId);
    expect((await show()).status).toBe(404);
    await embedOf(ownerId);
    await forgetEmbed(db, { id: ownerId, email: "", now: new Date() });
    expect(await findOwnEmbed(db, ownerId)).toBeNull();
  });

  test("an address that nobody was given shows nothing, whatever is in it", async () => {
    const { id } = await aSeller(world().db);
    await embedOf(id);
    for (const key of [id, "\0", "é".repeat(500), "0".repeat(24), "%"])
      expect((await open(embed, "/embed/x", { key })).status, key.slice(0, 30)).toBe(404);
  });

  test("two at once make one address, which stays when the colours change", async () => {
    const { db } = world();
    const { id } = await aSeller(db);
    await Promise.all([saveEmbed(db, id, defaultColours), saveEmbed(db, id, defaultColours)]);
    const before = await findOwnEmbed(db, id);
    await saveEmbed(db, id, { accent: "#aa0000", background: "#000000" });
    expect(await findOwnEmbed(db, id)).toMatchObject({ key: before!.key, accent: "#aa0000" });
  });

  test("oEmbed answers about public listings, and about all others as if they never were", async () => {
    const { db } = world();
    const { id, title } = await aListing(db, { status: "active", title: "A “mill” <i>" });
    const address = `${origin}/business/${id}`;
    const answer = await askAbout(`${address}/any-words?x=1#top`, "&maxwidth=300&maxheight=9");
    expect(await answer.json()).toMatchObject({
      version: "1.0",
      type: "rich",
      title,
      width: 300,
      height: 9,
      html: expect.stringContaining('title="A “mill” &lt;i&gt;" width="300"'),
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect((await open(embedListing, `/embed/business/${id}`, { id })).status).toBe(200);
    const hidden = await Promise.all([
      aListing(db, { status: "draft" }),
      aListing(db, { status: "sold" }),
      aListing(db, { status: "active", confidentiality: "confidential" }),
    ]);
    const absent = await askAbout(`${origin}/business/01900000-0000-7000-8000-000000000000`);
    const told = [absent.status, await absent.text()];
    expect(told[0]).toBe(404);
    for (const one of hidden) {
      const refused = await askAbout(`${origin}/business/${one.id}`);
      expect([refused.status, await refused.text()]).toEqual(told);
      const params = { id: one.id };
      expect((await open(embedListing, `/embed/business/${one.id}`, params)).status).toBe(404);
    }
    for (const wrong of [
      `https://evil.example/business/${id}`,
      `${origin}@evil.example/business/${id}`,
      `${address}/room`,
      `${origin}/brokers/${id}`,
      "javascript:alert(1)",
      "\0",
      `${address}/${"a".repeat(10_000)}`,
    ])
      expect((await askAbout(wrong)).status, wrong.slice(0, 60)).toBe(404);
    expect((await askAbout(address, "&format=xml")).status).toBe(501);
    expect((await open(oembed, "/oembed")).status).toBe(400);
  });
});

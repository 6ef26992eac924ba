import { createElement } from "react";
import { expect, test } from "vitest";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext } from "#app/context.ts";
import BusinessPage, { loader, meta } from "./business-page.tsx";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, aSeller, aUser, type User } from "#test/factories.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { withDatabase } from "#test/with-database.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { renderPart, textOf } from "#test/render.tsx";

withDatabase((world) => {
  /** Everything that leaves the server: loader data, metadata and HTML. */
  async function ask(id: string, person: User | null, query = "") {
    const context = aPageContext(world(), anAccountRequest(world()));
    const viewer: Viewer | null = person && { ...person, avatar: null };
    context.set(requestContext, { ...context.get(requestContext), viewer });
    const url = new URL(`http://localhost:3000/business/${id}${query}`);
    const args = { request: new Request(url), url, params: { id }, context };
    const loaderData = await loader(args as never);
    const page = createElement(BusinessPage, { loaderData, params: { id } } as never);
    return {
      data: JSON.stringify(loaderData),
      metadata: JSON.stringify([meta({ loaderData } as never), loaderData.structured]),
      html: renderPart(page, `/business/${id}`),
      loaderData,
    };
  }

  const statusOf = (id: string, person: User | null) =>
    ask(id, person).then(
      () => 200,
      (thrown: { init?: ResponseInit }) => thrown.init?.status,
    );

  test("confidential fields never leave the server", async () => {
    const { listing, buyer } = await plantCanaries(world().db);
    for (const person of [null, buyer]) {
      const { data, metadata, html } = await ask(listing.id, person);
      const opened: string[] = person ? [canaries.website, canaries.video] : [canaries.video];
      for (const [name, canary] of Object.entries(canaries)) {
        expect(metadata, `${name} in the metadata`).not.toContain(canary);
        if (opened.includes(canary)) continue;
        expect(data, `${name} in the data`).not.toContain(canary);
        expect(html, `${name} in the page`).not.toContain(canary);
      }
      for (const canary of opened) expect(html).toContain(canary);
      expect(html).toContain("open-photo");
    }
  });

  test("another slug leads to the one address, which the public headline makes", async () => {
    const { listing } = await plantCanaries(world().db);
    const open = (slug: string | undefined, query = "") => {
      const context = aPageContext(world(), anAccountRequest(world()));
      const url = new URL(`http://localhost:3000/business/${listing.id}/${slug}${query}`);
      const args = { request: new Request(url), url, params: { id: listing.id, slug }, context };
      return loader(args as never).catch((thrown: Response) => thrown);
    };
    const address = listingHref(listing);
    expect(address).toMatch(/\/[a-z-]+$/);
    const moved = (await open("old-headline", "?down=20")) as Response;
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe(`${address}?down=20`);
    for (const slug of [undefined, address.split("/").at(-1)!])
      expect(await open(slug)).toHaveProperty("business");
    const { metadata } = await ask(listing.id, null);
    expect(metadata).toContain(`${address}"`);
  });

  test("the page says what is hidden, and how it unlocks", async () => {
    const { listing } = await plantCanaries(world().db);
    const text = textOf((await ask(listing.id, null)).html);
    expect(text).toContain(
      "The owner decides who sees the business name, its address and website, photos that reveal it, video and documents.",
    );
    expect(text).toContain("Documents: 1");
    expect(text).toContain("Available once the owner grants you access.");
    expect(text).toContain("Business name");
    expect(text).toContain("Listed by Owner");
    expect(text).not.toMatch(/package/i);
  });

  test("another owner's draft is 404, a listing that was taken down 410", async () => {
    const { db } = world();
    const owner = await aSeller(db);
    const stranger = await aUser(db);
    const of = async (status: "draft" | "expired" | "sold") =>
      (await aListing(db, { ownerId: owner.id, status })).id;
    const [draft, expired, sold] = [await of("draft"), await of("expired"), await of("sold")];
    for (const person of [null, stranger]) {
      expect(await statusOf(draft, person)).toBe(404);
      expect(await statusOf(expired, person)).toBe(410);
      expect(await statusOf(sold, person)).toBe(200);
    }
    for (const malformed of ["", "1", "../x", `${draft}x`, draft.toUpperCase()])
      expect(await statusOf(malformed, owner)).toBe(404);
    const { html, metadata } = await ask(draft, owner);
    expect(textOf(html)).toContain("Only you can see this");
    expect(metadata).toContain("noindex");
    expect(metadata).not.toContain("schema.org");
    expect((await ask(sold, null)).metadata).toContain("schema.org");
    expect(textOf((await ask(sold, null)).html)).toContain("SOLD");
  });

  test("a listing that was taken down shows similar ones and none of its own data", async () => {
    const { db } = world();
    const gone = await aListing(db, { status: "expired", title: "A title that is gone" });
    await aListing(db, { status: "active", title: "Still for sale" });
    const thrown = await ask(gone.id, null).catch((error: unknown) => error);
    const output = JSON.stringify(thrown);
    expect(output).toContain("Still for sale");
    expect(output).not.toContain("A title that is gone");
  });

  test("the loan terms are in the URL, and a script in a title is escaped", async () => {
    const { db } = world();
    const { id } = await aListing(db, {
      status: "active",
      title: `</script><script>alert(1)</script>`,
      askingPrice: 120_000_00,
      annualCashFlow: 60_000_00,
    });
    const { html, loaderData } = await ask(id, null, "?down=0&rate=0&years=10");
    expect(loaderData.terms).toEqual({ down: 0, rate: 0, years: 10 });
    expect(textOf(html)).toContain("$1,000");
    expect(textOf(html)).toContain("5.00 times");
    expect(html).not.toContain("<script>alert");
  });
});

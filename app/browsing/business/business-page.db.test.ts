import { createElement } from "react";
import { expect, test } from "vitest";
import type { Viewer } from "#app/accounts/viewer.ts";
import { requestContext } from "#app/context.ts";
import BusinessPage, { loader, meta } from "./business-page.tsx";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, aSeller, aUser, type User } from "#test/factories.ts";
import { canaries, plantCanaries } from "#test/canaries.ts";
import { withDatabase } from "#test/with-database.ts";
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
      const opened = person ? [canaries.website, canaries.video] : [canaries.video];
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

  test("the page says what is hidden, and how it unlocks", async () => {
    const { listing } = await plantCanaries(world().db);
    const text = textOf((await ask(listing.id, null)).html);
    expect(text).toContain(
      "Photos that reveal the business name or location, video, documents and website are hidden until a package is bought. The website is shown only to registered buyers.",
    );
    expect(text).toContain("Documents: 1");
    expect(text).toContain("Available once the owner grants you access.");
    expect(text).toContain("Business name");
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
    expect(textOf(html)).toContain("Cash flow covers the payments 5.00 times");
    expect(html).not.toContain("<script>alert");
  });
});

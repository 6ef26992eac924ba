import { expect, test } from "vitest";
import { isAddress } from "#test/addresses/address-list.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anOrder, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { quickSearch, searchListings, searchOrders, searchPeople } from "./quick-search.server.ts";

withDatabase((world) => {
  test("finds people by name, email, phone number and id, except deleted ones", async () => {
    const { db } = world();
    const name = { firstName: "Zoë", lastName: "Quillfeather" };
    const person = await aUser(db, { ...name, phone: "+1 (604) 555-7391" });
    await aUser(db, { ...name, deletedAt: new Date() });
    for (const query of ["quill", "zoe quillfeather", person.email, "604 555 7391", person.id])
      expect((await searchPeople(db, query)).map(({ id }) => id)).toEqual([person.id]);
    expect(await searchPeople(db, createId())).toEqual([]);
    expect(await searchPeople(db, "%%%")).toEqual([]);
  });

  test("finds listings by title and id, orders by receipt number and id", async () => {
    const { db } = world();
    const listing = await aListing(db, { title: "Xylophone workshop" });
    const order = await anOrder(db, {
      listingId: listing.id,
      status: "paid",
      receiptNumber: "R-770071",
    });
    for (const query of ["xylo", "workshop XYLO", listing.id])
      expect((await searchListings(db, query)).map(({ id }) => id)).toEqual([listing.id]);
    for (const query of ["R-770071", "r-770071", "770071", order.id, order.id.toUpperCase()])
      expect((await searchOrders(db, query)).map(({ id }) => id)).toEqual([order.id]);
  });

  test("shows only results of the administrator's areas, which link to existing pages", async () => {
    const { db } = world();
    await aUser(db, { lastName: "Wintergreen" });
    await aListing(db, { title: "Wintergreen nursery" });
    const groups = async (areas: Parameters<typeof quickSearch>[1]) =>
      new Set((await quickSearch(db, areas, "wintergreen")).map(({ group }) => group));
    expect((await groups(["support"])).has("listings")).toBe(false);
    expect((await groups(["content"])).has("people")).toBe(false);
    expect(await groups(["finance"])).toEqual(new Set());
    const all = await quickSearch(db, null, "wi");
    expect(all.every(({ to }) => isAddress(to))).toBe(true);
    // One letter finds screens only.
    const one = await quickSearch(db, null, "d");
    expect(new Set(one.map(({ group }) => group))).toEqual(new Set(["screens"]));
  });
});

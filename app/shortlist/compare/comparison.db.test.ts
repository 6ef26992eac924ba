import { expect, test } from "vitest";
import { makeComparison } from "./comparison.ts";
import { listCompared } from "./comparison.queries.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, aPhoto } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const rates = { asOf: "2026-11-02", perCad: { CAD: 1, USD: 0.7, MXN: 13 } };

withDatabase((world) => {
  test("compares only public listings, in the given order", async () => {
    const { db } = world();
    const first = await aListing(db, { status: "active" });
    const second = await aListing(db, { status: "active", currency: "USD" });
    const past = new Date(Date.now() - 1000);
    const gone = [await aListing(db, { status: "active", expiresAt: past })];
    for (const status of ["draft", "pending", "sold", "expired"] as const)
      gone.push(await aListing(db, { status }));
    const ids = [second.id, ...gone.map(({ id }) => id), createId(), first.id];
    const rows = await listCompared(db, ids, new Date());
    expect(rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await listCompared(db, [], new Date())).toEqual([]);
  });

  test("no comparison contains hidden fields", async () => {
    const { db } = world();
    const listing = await aListing(db, {
      status: "active",
      businessName: "canary name",
      address: "canary street",
      website: "https://canary.example",
      postalCode: "canary",
      contactName: "canary contact",
      contactEmail: "canary@example.com",
      contactPhone: "555-canary",
      reasonForSale: "canary reason",
    });
    await aPhoto(db, listing.id, { featured: true, storageKey: "canary-key" });
    const rows = await listCompared(db, [listing.id], new Date());
    const output = JSON.stringify([rows, makeComparison(rows, { currency: "USD", rates })]);
    expect(output).toContain(listing.title);
    expect(output).not.toContain("canary");
  });
});

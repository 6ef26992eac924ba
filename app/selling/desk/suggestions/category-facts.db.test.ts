import { expect, test } from "vitest";
import { listTraitGroups } from "./category-facts.queries.server.ts";
import { aConversation, aListing, aPhoto } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

withDatabase((world) => {
  test("counts the active listings of a category by their traits", async () => {
    const { db } = world();
    const make = (changes: Parameters<typeof aListing>[1]) =>
      aListing(db, {
        categories: ["childcare"],
        status: "active",
        publishedAt: ago(30),
        ...changes,
      });
    const rich = await make({
      askingPrice: 300_00,
      annualCashFlow: 100_00,
      description: "x".repeat(700),
      publishedAt: ago(200),
    });
    for (let position = 0; position < 5; position++) await aPhoto(db, rich.id, { position });
    await make({ askingPrice: 500_00, annualCashFlow: 100_00 });
    await make({ askingPriceOnRequest: true });
    await make({ publishedAt: ago(3) });
    await make({ status: "sold" });
    await make({ categories: ["education", "childcare"] });
    const { id: listingId, ownerId } = rich;
    for (const days of [1, 50, 120])
      await aConversation(db, { listingId, ownerId, createdAt: ago(days) });

    const groups = await listTraitGroups(db, "childcare", now);
    const group = (trait: string, has: boolean) =>
      groups.find((one) => one.trait === trait && one.has === has);
    expect(group("photos", true)).toMatchObject({ listings: 1, inquiries: 2 });
    expect(group("photos", true)!.days).toBeCloseTo(90);
    expect(group("photos", false)).toMatchObject({ listings: 2, inquiries: 0 });
    expect(group("photos", false)!.days).toBeCloseTo(60);
    expect(group("summary", true)).toMatchObject({ listings: 1 });
    expect(group("price", false)).toMatchObject({ listings: 1 });
    expect(group("cash-flow", true)).toMatchObject({ listings: 2 });
    expect(group("revenue", true)).toBeUndefined();
    expect(await listTraitGroups(db, "transportation", now)).toEqual([]);
  });
});

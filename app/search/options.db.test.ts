import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listings } from "#app/listings/listings.table.ts";
import { toIndexTime } from "#app/listings/index/index-encoding.ts";
import {
  expiringOptions,
  type Option,
  type OptionGroupName,
  optionGroupNames,
  optionGroups,
  optionMask,
  optionsOf,
} from "./options.ts";
import { emptySearch } from "./search.ts";
import { searchListings } from "./search.queries.server.ts";
import { forever, listingIndex } from "#app/listings/index/search.table.ts";
import { aListing } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

/** Gives a listing each option. The factory's default listing has none. */
const changesFor: Record<Option, Partial<typeof listings.$inferInsert>> = {
  real_property: { propertyType: "real_property" },
  lease: { propertyType: "lease" },
  relocatable: { relocatable: true },
  work_from_home: { workFromHome: true },
  accommodation_included: { accommodationIncluded: true },
  franchise: { franchise: true },
  business_opportunity: { businessOpportunity: true },
  price_reduced: { askingPrice: 240_000_00 },
  mid_market: { askingPrice: 2_000_000_00 },
  distressed: { distressed: true },
  low_cost: { askingPrice: 100_000_00 },
  owner_financed: { financingAvailable: true },
  hidden_gem: { annualRevenue: 400_000_00, annualCashFlow: 100_000_00 },
  quick_sale: { quickSale: true },
  confidential: { confidentiality: "confidential" },
  owner_managed: { management: "owner_managed" },
  employee_owned: { management: "employee_owned" },
  absentee: { management: "absentee" },
};

const options = optionGroupNames.flatMap((group) =>
  optionsOf(group).map((option) => ({ group, option })),
);
const expires = (group: OptionGroupName, option: Option) =>
  expiringOptions(group).some((expiring) => expiring.option === option);
const columnMask = (column: "form" | "business") =>
  optionGroupNames
    .filter((group) => optionGroups[group].column === column)
    .reduce((mask, group) => mask | optionMask(group), 0);

withDatabase((world) => {
  const ids = new Map<Option, string>();
  beforeAll(async () => {
    const { db } = world();
    for (const { group, option } of options) {
      const changes = changesFor[option];
      const isExpiring = expires(group, option);
      const { id } = await aListing(db, { status: "active", ...(isExpiring ? {} : changes) });
      // A price counts as reduced only after buyers have seen a higher one.
      if (isExpiring) await db.update(listings).set(changes).where(eq(listings.id, id));
      ids.set(option, id);
    }
  });

  describe.each(options)("$group=$option", ({ group, option }) => {
    it("is the bit that the index stores", async () => {
      const isCurrent = eq(listingIndex.ended, forever);
      const [row] = await world()
        .db.select()
        .from(listingIndex)
        .where(and(eq(listingIndex.listingId, ids.get(option)!), isCurrent));
      const isExpiring = expires(group, option);
      for (const column of ["form", "business"] as const) {
        const isHere = optionGroups[group].column === column && !isExpiring;
        expect(row![column] & columnMask(column)).toBe(isHere ? optionMask(group, [option]) : 0);
      }
      expect(row!.reducedUntil > toIndexTime(new Date())).toBe(isExpiring);
    });

    it("finds and counts the listing that has it", async () => {
      const search = { ...emptySearch, [group]: [option] };
      const found = await searchListings(world().db, search, { now: new Date() });
      expect(found.ids).toEqual([ids.get(option)]);
      expect(found.facets[group]).toEqual(
        Object.fromEntries(optionsOf(group).map((other) => [other, 1])),
      );
    });
  });
});

import { describe, expect, test } from "vitest";
import { isUnconfirmed } from "#app/listings/lifecycle/freshness.ts";
import { listingCounts, type ListingRow, makeListings } from "#demo/rows/listings.ts";
import { makePeople } from "#demo/rows/people.ts";
import { makeAlbums } from "#demo/rows/photos.ts";
import { createRandom } from "#demo/world/random.ts";

const now = new Date("2026-11-15T12:00:00Z");
const life = ({ confirmedAt }: ListingRow) => ({
  status: "active" as const,
  confirmedAt: confirmedAt!,
});

function makeMarket() {
  const random = createRandom("relevo");
  const people = makePeople(random, now);
  const businesses = makeListings(random, now, people);
  return { people, businesses, albums: makeAlbums(createRandom("albums"), businesses) };
}

const { people, businesses, albums } = makeMarket();
const active = businesses.filter(({ row }) => row.status === "active");
const coverOf = ({ row }: (typeof businesses)[number]) => albums.get(row.id)![0]!;

test("the market has as many listings as the home page says, the same every time", () => {
  expect(active).toHaveLength(2734);
  expect(businesses).toHaveLength(
    Object.values(listingCounts).reduce((sum, count) => sum + count, 0),
  );
  expect(makeMarket()).toEqual({ people, businesses, albums });
});

test("most owners confirmed lately; a few listings are unconfirmed", () => {
  const silent = active.filter(({ row }) => isUnconfirmed(life(row), now));
  expect(silent.length).toBeGreaterThan(20);
  expect(silent.length).toBeLessThan(active.length / 20);
  for (const { row } of active) {
    expect(row.unconfirmed).toBe(isUnconfirmed(life(row), now));
    expect(row.confirmedAt! >= row.publishedAt!).toBe(true);
  }
});

describe("the photos of a listing", () => {
  test("show its own trade, and each view once", () => {
    for (const { row, content } of businesses) {
      const album = albums.get(row.id)!;
      expect(album.filter(({ trades }) => !trades.includes(content.subcategory))).toEqual([]);
      expect(new Set(album.map(({ view }) => view)).size).toBe(album.length);
      if (row.status !== "draft") expect(album.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("differ among all that the home page may feature", () => {
    const covers = active.filter(({ row }) => row.featured).map(coverOf);
    expect(covers.length).toBeGreaterThan(60);
    expect(new Set(covers).size).toBe(covers.length);
  });

  test("seldom repeat a cover among the newest two dozen", () => {
    const newest = active
      .toSorted((a, b) => b.row.publishedAt!.getTime() - a.row.publishedAt!.getTime())
      .slice(0, 24);
    expect(new Set(newest.map(coverOf)).size).toBeGreaterThanOrEqual(23);
  });
});

describe("broker profiles", () => {
  const brokers = [people.broker, ...people.brokers].map((broker) => ({
    about: broker.about!,
    profile: people.profiles.get(broker.id)!,
    listings: businesses.filter(({ owner }) => owner === broker),
  }));

  test("state no listing counts, which change", () => {
    const counted =
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|dozen|few|many)\s+(\w+\s+)?(files|listings)\b/i;
    expect(brokers.map(({ about }) => about).filter((about) => counted.test(about))).toEqual([]);
  });

  test("name the trades of all their listings", () => {
    expect(brokers.filter(({ listings }) => listings.length > 0).length).toBeGreaterThan(35);
    for (const { profile, listings } of brokers)
      for (const { content } of listings) expect(profile.categories).toContain(content.category);
  });

  test("claim no fewer sales than are on the site", () => {
    for (const { profile, listings } of brokers) {
      const sold = listings.filter(({ row }) => row.status === "sold").length;
      expect(profile.sold ?? sold).toBeGreaterThanOrEqual(sold);
    }
  });
});

import type { listingReports } from "#app/browsing/reports/reports.table.ts";
import type { savedListings } from "#app/shortlist/saved/saved-listings.table.ts";
import type { listingDailyViews } from "#app/browsing/visits/visits.table.ts";
import type { listingPrices } from "#app/listings/listings.table.ts";
import { dayOf, daysAfter, daysBefore, earlier, later } from "#demo/rows/calendar.ts";
import { notes, reports } from "#demo/rows/desk-texts.ts";
import type { DemoBusiness } from "#demo/rows/listings.ts";
import type { People } from "#demo/rows/people.ts";
import type { Random } from "#demo/world/random.ts";

/** Views of the last days for everyone, of the last three months for the demo accounts, whose charts people look at. */
export function makeViews(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
) {
  const rows: (typeof listingDailyViews.$inferInsert)[] = [];
  for (const { row, owner } of businesses) {
    if (!row.publishedAt) continue;
    const days = owner === people.seller || owner === people.broker ? 90 : 7;
    const appeal = Math.exp(random.normal(1.1, 0.8)) * (row.featured ? 2 : 1);
    for (let back = 0; back < days; back++) {
      const day = daysBefore(now, back);
      if (day < row.publishedAt || (row.soldAt && day > row.soldAt)) continue;
      const views = Math.round(appeal * (0.4 + random.next() * 1.4));
      if (views > 0 && day < row.expiresAt!)
        rows.push({ listingId: row.id, day: dayOf(day), views });
    }
  }
  return rows;
}

export function makeSaved(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
) {
  const open = businesses.filter(({ row }) => row.status === "active");
  const save = (userId: string, business: DemoBusiness): typeof savedListings.$inferInsert => ({
    userId,
    listingId: business.row.id,
    note: random.pick(notes),
    createdAt: later(daysBefore(now, random.next() * 40), business.row.publishedAt!),
  });
  return [
    ...random.sample(open, 9).map((business) => save(people.buyer.id, business)),
    ...people.buyers.flatMap(({ id }) =>
      random.sample(open, random.integer(0, 12)).map((business) => save(id, business)),
    ),
  ];
}

/** Some owners reduced the price. The row has today's; the history gets the earlier one. */
export function makePriceCuts(random: Random, now: Date, businesses: readonly DemoBusiness[]) {
  const first: { listingId: string; amount: number }[] = [];
  const later: (typeof listingPrices.$inferInsert)[] = [];
  for (const { row } of businesses) {
    if (row.status !== "active" || !row.askingPrice || !random.chance(0.09)) continue;
    const span = (now.getTime() - row.createdAt.getTime()) / 86_400_000;
    const since = daysAfter(row.createdAt, span * (0.3 + random.next() * 0.6));
    const before = Math.round((row.askingPrice * (1.05 + random.next() * 0.2)) / 100_000) * 100_000;
    if (before <= row.askingPrice) continue;
    first.push({ listingId: row.id, amount: before });
    later.push({ listingId: row.id, since, amount: row.askingPrice, currency: row.currency! });
  }
  return { first, later };
}

export function makeReports(
  random: Random,
  now: Date,
  people: People,
  businesses: readonly DemoBusiness[],
) {
  const open = businesses.filter(({ row }) => row.status === "active");
  return random.sample(open, 11).map((business): typeof listingReports.$inferInsert => {
    const { reason, details } = random.pick(reports);
    const createdAt = later(daysBefore(now, random.next() * 25), business.row.publishedAt!);
    const handled = random.chance(0.4);
    return {
      id: random.uuid(createdAt),
      listingId: business.row.id,
      reporterId: random.pick(people.buyers).id,
      reason,
      details,
      createdAt,
      state: handled ? random.pick(["resolved", "dismissed"] as const) : "open",
      handledAt: handled ? earlier(daysAfter(createdAt, 0.5), now) : null,
      handledBy: handled ? people.admin.id : null,
    };
  });
}

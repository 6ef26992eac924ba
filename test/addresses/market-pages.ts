import { page, type PageRow } from "./rows.ts";
import { everyone } from "./statuses.ts";

const row = (address: string, status: number, path = address): PageRow =>
  page(address, everyone(status), path);

const group = "/market/:first?/:second?";

/** The market of these tests is too small for figures, which is said and not refused. */
export const marketPages: PageRow[] = [
  row(group, 200, "/market"),
  row(group, 200, "/market/restaurants/ontario"),
  row(group, 200, "/market/pizzerias/canada?sort=name&map=nonsense"),
  row(group, 301, "/market/ontario/restaurants"),
  row(group, 301, "/market/restaurant"),
  row(group, 404, "/market/atlantis"),
  row(group, 404, "/market/pizzerias/ontario"),
  row(group, 404, "/market/a%2fb%F0%9F%98%80"),
  row("/market/method", 200),
  row("/market/reports", 200),
  row("/market/reports/:month", 404, "/market/reports/2020-01"),
  row("/market/reports/:month", 404, "/market/reports/2026-13"),
  row("/market.csv", 404),
  row("/market.json", 404),
  row("/market.md", 404),
  ...["csv", "json", "md"].flatMap((format) => [
    row(`/market/:first.${format}`, 404, `/market/atlantis.${format}`),
    row(`/market/:first/:second.${format}`, 404, `/market/ontario/restaurants.${format}`),
  ]),
  row("/feeds/market-reports.rss", 200),
  row("/sitemaps/:name", 200, "/sitemaps/market.xml"),
];

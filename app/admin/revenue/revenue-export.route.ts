import type { Route } from "./+types/revenue-export.route.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import type { CsvColumn } from "#app/shared/csv.ts";
import { netOf, type RevenueCell } from "#app/admin/revenue/revenue.ts";
import { parseRevenuePeriod } from "#app/admin/revenue/revenue-period.ts";
import { listRevenue } from "#app/admin/revenue/revenue.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { packages } from "#app/payments/package.ts";
import type { PackageId } from "#app/listings/listing.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const columns: CsvColumn<RevenueCell>[] = [
  { header: "Month (Toronto)", value: ({ month }) => month },
  { header: "Package", value: ({ packageId }) => packages[packageId as PackageId].name },
  { header: "Region", value: ({ region }) => region },
  { header: "Payments", value: ({ orders }) => orders },
  { header: "Sales before tax (CAD)", value: ({ sales }) => dollars(sales) },
  { header: "Refunds before tax (CAD)", value: ({ refunds }) => dollars(refunds) },
  { header: "Net before tax (CAD)", value: (cell) => dollars(netOf(cell)) },
  { header: "Taxes (CAD)", value: ({ taxes }) => dollars(taxes) },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const now = new Date();
  const cells = await listRevenue(db, parseRevenuePeriod(url.searchParams, now));
  return csvResponse("revenue", now, columns, each(cells));
}

async function* each<Row>(rows: Row[]): AsyncGenerator<Row> {
  yield* rows;
}

import type { Route } from "./+types/revenue-export.route.ts";
import { csvResponse } from "#app/admin/lists/csv.server.ts";
import type { CsvColumns } from "#app/shared/csv.ts";
import { netOf, type RevenueCell } from "#app/admin/revenue/revenue.ts";
import { parseRevenuePeriod } from "#app/admin/revenue/revenue-period.ts";
import { listRevenue } from "#app/admin/revenue/revenue.queries.server.ts";
import { servicesContext } from "#app/context.ts";
import { packages } from "#app/payments/package.ts";
import type { PackageId } from "#app/listings/listing.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const columns: CsvColumns<RevenueCell> = {
  "Month (Toronto)": ({ month }) => month,
  Package: ({ packageId }) => packages[packageId as PackageId].name,
  Region: ({ region }) => region,
  Payments: ({ orders }) => orders,
  "Sales before tax (CAD)": ({ sales }) => dollars(sales),
  "Refunds before tax (CAD)": ({ refunds }) => dollars(refunds),
  "Net before tax (CAD)": (cell) => dollars(netOf(cell)),
  "Taxes (CAD)": ({ taxes }) => dollars(taxes),
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const now = new Date();
  const cells = await listRevenue(db, parseRevenuePeriod(url.searchParams, now));
  return csvResponse("revenue", now, columns, cells);
}

import { type SQL, sql } from "drizzle-orm";
import type { RevenueCell } from "#app/admin/revenue/revenue.ts";
import { type RevenuePeriod } from "#app/admin/revenue/revenue-period.ts";
import { listings } from "#app/listings/listings.table.ts";
import { orders, paymentFacts, refunds } from "#app/payments/payments.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { officeZone } from "#app/shared/day.ts";

const taxOf = sql`(select coalesce(sum((line->>'amount')::bigint), 0) from jsonb_array_elements(${orders.taxes}) line)`;
/** The tax share of all refunds so far. Computed from the running sum, so that rounding adds up to the cent. */
const taxPart = (returned: unknown) =>
  sql`round(${returned}::numeric * ${taxOf} / ${orders.amount})`;

const until = sql`(select coalesce(sum(other.amount), 0) from ${refunds} other
  where other.order_id = ${refunds.orderId} and (other.created_at, other.id) <= (${refunds.createdAt}, ${refunds.id}))`;
const allOf = sql`(select coalesce(sum(other.amount), 0) from ${refunds} other where other.order_id = ${orders.id})`;

/** Every payment, refund and lost dispute of a period, read by the indexes on their times. */
export function revenueEntries(start: SQL, end: SQL): SQL {
  const within = (moment: unknown) => sql`${moment} >= ${start} and ${moment} < ${end}`;
  const lostAt = sql`coalesce((select max(fact.occurred_at) from ${paymentFacts} fact
    where fact.payment_id = ${orders.paymentId} and fact.kind = 'dispute-lost'), ${orders.updatedAt})`;
  return sql`
      select ${orders.paidAt} as at, ${orders.listingId} as listing_id,
        ${orders.packageId} as package_id, 1 as orders, ${orders.amount} - ${taxOf} as sales,
        0 as refunds, ${taxOf} as taxes
      from ${orders} where ${within(orders.paidAt)}
      union all
      select ${refunds.createdAt}, ${orders.listingId}, ${orders.packageId}, 0, 0,
        ${refunds.amount} - (${taxPart(until)} - ${taxPart(sql`(${until} - ${refunds.amount})`)}),
        -(${taxPart(until)} - ${taxPart(sql`(${until} - ${refunds.amount})`)})
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${within(refunds.createdAt)}
      union all
      select ${lostAt}, ${orders.listingId}, ${orders.packageId}, 0, 0,
        (${orders.amount} - ${allOf}) - (${taxOf} - ${taxPart(allOf)}), -(${taxOf} - ${taxPart(allOf)})
      from ${orders} where ${orders.status} = 'charged_back' and ${within(lostAt)}`;
}

export async function listRevenue(db: Db, { from, to }: RevenuePeriod): Promise<RevenueCell[]> {
  const zone = sql.raw(`'${officeZone}'`);
  const start = sql`((${`${from}-01`})::timestamp at time zone ${zone})`;
  const end = sql`(((${`${to}-01`})::timestamp + interval '1 month') at time zone ${zone})`;
  const { rows } = await db.execute<Record<keyof RevenueCell, string | null>>(sql`
    select to_char(at at time zone ${zone}, 'YYYY-MM') as month, package_id as "packageId", region,
      sum(orders) as orders, sum(sales) as sales, sum(refunds) as refunds, sum(taxes) as taxes
    from (${revenueEntries(start, end)}) entry
    join (select id, region from ${listings}) listing on listing.id = entry.listing_id
    group by 1, 2, 3 order by 1, 2, 3`);
  return rows.map((row) => ({
    month: row.month!,
    packageId: row.packageId!,
    region: row.region,
    orders: Number(row.orders),
    sales: Number(row.sales),
    refunds: Number(row.refunds),
    taxes: Number(row.taxes),
  }));
}

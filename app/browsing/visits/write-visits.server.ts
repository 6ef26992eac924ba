import { sql } from "drizzle-orm";
import { nameSearches } from "./name-searches.server.ts";
import { otherSources } from "./source-labels.ts";
import type { VisitSource } from "./visit-source.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface VisitRow {
  listingId: string;
  day: string;
  visitor: string;
  viewerId: string | null;
  source: VisitSource;
}

/** Invented referrers must not fill the table. */
const maxNames = 40;

/** Ordered, so that two processes never deadlock. Leaves out the owner's own visits. */
export async function writeVisits(db: Db, visits: readonly VisitRow[]): Promise<void> {
  const searches = await nameSearches(
    db,
    visits.map(({ source }) => source.searchUrl),
  );
  const rows = visits.map(({ source, ...visit }, index) => ({
    ...visit,
    kind: source.kind,
    name: source.name,
    search: searches[index],
  }));
  await db.execute(sql`
    with given as materialized (
      select distinct on (v."listingId", v.day, v.visitor)
        v."listingId" as listing_id, v.day, decode(v.visitor, 'hex') as visitor, v.kind, v.name, v.search
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v("listingId" uuid, day date, visitor text, "viewerId" uuid, kind text, name text, search text)
      join listings l on l.id = v."listingId" and l.status in ('active', 'sold')
        and l.owner_id is distinct from v."viewerId"
      order by 1, 2, v.visitor
    ), counted as (
      insert into listing_visits (listing_id, day, visitor)
      select listing_id, day, visitor from given order by 1, 2, 3
      on conflict do nothing
      returning listing_id, day, visitor
    ), named as (
      select g.listing_id, g.day, s.kind, s.name, count(*) as views
      from counted c
      join given g using (listing_id, day, visitor)
      cross join lateral (values (g.kind, g.name), ('search', g.search)) as s (kind, name)
      where s.name is not null
      group by 1, 2, 3, 4
    ), ranked as (
      select n.*, known.is_known, known.names + row_number() over (
        partition by n.listing_id, n.day, n.kind order by known.is_known desc, n.views desc, n.name
      ) as rank
      from named n
      cross join lateral (
        select coalesce(bool_or(s.name = n.name), false) as is_known, count(*) as names
        from listing_daily_sources s
        where s.listing_id = n.listing_id and s.day = n.day and s.kind = n.kind
      ) as known
    )
    insert into listing_daily_sources as s (listing_id, day, kind, name, views)
    select listing_id, day, kind,
      case when kind = 'page' or is_known or rank <= ${maxNames} then name else ${otherSources} end,
      sum(views)
    from ranked
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4
    on conflict (listing_id, day, kind, name) do update set views = s.views + excluded.views`);
}

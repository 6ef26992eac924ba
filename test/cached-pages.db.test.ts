import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { requestContext } from "#app/context.ts";
import { loader as sitemapIndex } from "#app/content/sitemap/sitemap-index.route.ts";
import { loader as sitemapPart } from "#app/content/sitemap/sitemap-part.route.ts";
import { loader as apiListing } from "#app/browsing/api/listing.route.ts";
import { loader as apiListings } from "#app/browsing/api/listings.route.ts";
import { loader as broker } from "#app/browsing/brokers/broker-page.tsx";
import { loader as brokers } from "#app/browsing/brokers/brokers-page.tsx";
import { loader as business } from "#app/browsing/business/business-page.tsx";
import { loader as home } from "#app/browsing/home/home-page.tsx";
import { loader as market } from "#app/market/page/market-page.tsx";
import { loader as reports } from "#app/market/reports/reports-page.tsx";
import { loader as search } from "#app/search/page/search-page.tsx";
import { loader as contact } from "#app/messages/inquiry/contact-page.tsx";
import { defaultColours } from "#app/programs/embeds/embed-colours.ts";
import { loader as embedListing } from "#app/programs/embeds/embed-listing.route.ts";
import { loader as embed } from "#app/programs/embeds/embed.route.ts";
import { findOwnEmbed, saveEmbed } from "#app/programs/embeds/own-embed.server.ts";
import { recordTables } from "#app/platform/db/table-recorder.ts";
import { loader as root } from "#app/root.tsx";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, aPhoto, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

/** These may be a minute behind: reply times are medians of ninety days, views are counted in batches, facts follow by a job, and all change all the time. */
const mayLag = ["conversations", "messages", "user_blocks", "listing_daily_views", "market_facts"];

/** Queried for the viewer: they do not affect what a visitor sees. */
const ofTheViewer = ["confidential_listings", "document_access", "saved_listings"];

withDatabase((world) => {
  /** What the loader reads for a signed-out visitor. */
  async function tablesOf(loader: unknown, path: string, params = {}): Promise<string[]> {
    const context = aPageContext(world(), anAccountRequest(world()));
    context.set(requestContext, { ...context.get(requestContext), viewer: null, sessionId: null });
    const url = new URL(path, "http://relevo.test");
    const args = { request: new Request(url), url, params, context };
    const run = loader as (given: typeof args) => Promise<unknown>;
    return [...(await recordTables(() => run(args))).tables];
  }

  it("reads only tables with change notifications, so that no cached page stays outdated", async () => {
    const { db } = world();
    const someone = await aUser(db, { userType: "broker", identityVerified: true });
    const listing = await aListing(db, { status: "active", ownerId: someone.id });
    await aPhoto(db, listing.id);
    await saveEmbed(db, someone.id, defaultColours);
    const { key } = (await findOwnEmbed(db, someone.id))!;
    const read = new Map<string, string[]>();
    for (const [loader, path, params] of [
      [root, "/"],
      [home, "/"],
      [search, "/businesses"],
      [market, "/market"],
      [reports, "/market/reports"],
      [search, "/businesses?view=map"],
      [business, `/business/${listing.id}`, { id: listing.id }],
      [contact, `/business/${listing.id}`, { id: listing.id }],
      [brokers, "/brokers"],
      [broker, `/brokers/${someone.id}`, { id: someone.id }],
      [apiListings, "/api/listings"],
      [apiListing, `/api/listings/${listing.id}`, { id: listing.id }],
      [embed, `/embed/${key}`, { key }],
      [embedListing, `/embed/business/${listing.id}`, { id: listing.id }],
      [sitemapIndex, "/sitemap.xml"],
      [sitemapPart, "/sitemaps/businesses-1.xml", { name: "businesses-1.xml" }],
      [sitemapPart, "/sitemaps/brokers.xml", { name: "brokers.xml" }],
      [sitemapPart, "/sitemaps/landing-pages.xml", { name: "landing-pages.xml" }],
    ] as const)
      read.set(path, [...(read.get(path) ?? []), ...(await tablesOf(loader, path, params))]);

    const { rows: tables } = await db.execute<{ name: string; tells: boolean }>(sql`
      select c.relname as name, exists (
        select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'tell_change'
      ) as tells
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
    const silent = new Set(tables.filter(({ tells }) => !tells).map(({ name }) => name));
    // The parts of the index change together with its rows.
    for (const part of ["listing_texts", "search_words", "search_cities", "search_terms"])
      silent.delete(part);
    for (const table of [...mayLag, ...ofTheViewer]) silent.delete(table);

    for (const [path, names] of read) {
      expect(
        names.filter((name) => tables.some((table) => table.name === name)),
        path,
      ).not.toEqual([]);
      expect(
        names.filter((name) => silent.has(name)),
        path,
      ).toEqual([]);
    }
  });
});

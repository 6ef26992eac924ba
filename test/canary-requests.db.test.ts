import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { beforeAll, expect, it } from "vitest";
import { servicesContext } from "#app/context.ts";
import { onlyPrimary } from "#app/platform/db/readers.ts";
import { marketFigures } from "#app/market/figures/market-figures.table.ts";
import { marketReports } from "#app/market/reports/reports.table.ts";
import { defaultColours } from "#app/programs/embeds/embed-colours.ts";
import { findOwnEmbed, saveEmbed } from "#app/programs/embeds/own-embed.server.ts";
import type { PublicPageHeaders } from "#app/shared/public-page.ts";
import { anAccountRequest, aPageContext } from "#test/account-request.ts";
import { aListing, aPhoto, aUser } from "#test/factories.ts";
import type { AppContext, AppVariables } from "#server/http/guard.ts";
import { PageCache } from "#server/http/page-cache.ts";
import { createPages } from "#server/http/pages.ts";
import { withDatabase } from "#test/with-database.ts";
import { aWholeBuild } from "#test/whole-build.ts";

/** Everything an attacker can put into a request. */
const canaryHeaders = Object.fromEntries(
  `accept-language user-agent referer origin accept from range forwarded via authorization if-none-match if-modified-since
  x-forwarded-for x-forwarded-host x-forwarded-proto x-request-id x-any cache-control sec-purpose sec-ch-ua sec-fetch-site`
    .split(/\s+/)
    .map((name) => [name, `canary-${name}`]),
);
const canaryCookies = ["theme", "currency", "announcement", "compare", "relevo.any", "any"]
  .map((name) => `${name}=canary-${name}`)
  .join("; ");

let build: ServerBuild;
beforeAll(async () => {
  build = await aWholeBuild();
}, 120_000);

const cacheQueryOf = (id: string) =>
  (build.routes[id]!.module.headers as Partial<PublicPageHeaders> | undefined)?.cacheQuery;

withDatabase((world) => {
  it("a cached page keeps nothing of a request except its key", async () => {
    const { db } = world();
    const broker = await aUser(db, { userType: "broker", identityVerified: true });
    const { id } = await aListing(db, { status: "active", ownerId: broker.id });
    await aPhoto(db, id);
    await saveEmbed(db, broker.id, defaultColours);
    const { key } = (await findOwnEmbed(db, broker.id))!;
    const now = new Date();
    await db.insert(marketFigures).values(
      ["@", "restaurants@", "restaurants@CA-ON"].map((scope) => ({
        scope,
        values: { listings: 12, "median-price": 250_000 },
        countedAt: now,
      })),
    );
    await db.insert(marketReports).values({
      month: "2026-10-01",
      report: { paragraphs: ["Twelve were for sale."], groups: [] },
      writtenAt: now,
    });
    /** One address per cached page. */
    const samples: Record<string, string[]> = {
      "browsing/home/home-page": ["/"],
      "browsing/business/business-page": [`/business/${id}`],
      "browsing/brokers/brokers-page": ["/brokers"],
      "browsing/brokers/broker-page": [`/brokers/${broker.id}`],
      "deals/vault/vault-page": ["/ma-vault"],
      "create-listing": ["/create-listing"],
      "sell-franchise": ["/sell-franchise"],
      "franchisor-signup": ["/franchisor-signup"],
      "programs/embeds/embed.route": [`/embed/${key}`],
      "programs/embeds/embed-listing.route": [`/embed/business/${id}`],
      "programs/embeds/embed-script.route": ["/embed.js"],
      "browsing/api/listings.route": ["/api/listings"],
      "browsing/api/listing.route": [`/api/listings/${id}`],
      businesses: ["/businesses", "/businesses/ontario", "/businesses?sort=price_asc"],
      franchises: ["/franchises"],
      "real-estate": ["/real-estate"],
      "messages/alerts/subscribe/email-alerts-page": ["/email-alerts"],
      "messages/alerts/newsletter/newsletter-page": ["/newsletter"],
      "deals/passport/premium-buyer-page": ["/premium-buyer"],
      "content/articles/resources-page": ["/resources"],
      "resources/article": ["/resources/valuation"],
      guides: ["/guides"],
      "guides/article": ["/guides/earn-outs"],
      "business-articles": ["/business-articles"],
      "business-articles/article": ["/business-articles/multiples-by-trade"],
      "franchise-articles": ["/franchise-articles"],
      "franchise-articles/article": ["/franchise-articles/resale-or-new-unit"],
      "feeds/businesses": [
        "/feeds/businesses",
        "/feeds/businesses/ontario",
        "/feeds/businesses?category=restaurants",
      ],
      "feeds/franchises": ["/feeds/franchises"],
      "feeds/real-estate": ["/feeds/real-estate"],
      "content/articles/feeds/feed.route": ["/feeds/all.rss"],
      "content/for-programs/llms.route": ["/llms.txt"],
      "content/for-programs/security-txt.route": ["/.well-known/security.txt"],
      "programs/api/description/openapi.route": ["/api/openapi.json"],
      "programs/developers/developers-page": ["/developers"],
      "for-programs/resources": ["/resources/valuation.md"],
      "for-programs/guides": ["/guides/earn-outs.md"],
      "for-programs/business-articles": ["/business-articles/multiples-by-trade.md"],
      "for-programs/franchise-articles": ["/franchise-articles/resale-or-new-unit.md"],
      "for-programs/help": ["/help/conversation.md"],
      ...Object.fromEntries(
        ["csv", "json", "md"].flatMap((format) => [
          [`market.${format}`, [`/market.${format}`]],
          [`market/:first.${format}`, [`/market/restaurants.${format}`]],
          [`market/:first/:second.${format}`, [`/market/restaurants/ontario.${format}`]],
        ]),
      ),
      "market/method/method-page": ["/market/method"],
      "market/page/market-page": ["/market", "/market/restaurants?sort=median-price"],
      "market/reports/report-feed.route": ["/feeds/market-reports.rss"],
      "market/reports/report-page": ["/market/reports/2026-10"],
      "market/reports/reports-page": ["/market/reports"],
      "content/help/help-page": ["/help"],
      "content/help/article-page": ["/help/conversation"],
      "content/safety/staying-safe-page": ["/staying-safe"],
      "messages/support/support-page": ["/contact"],
      "terms-of-service": ["/terms-of-service"],
      "privacy-policy": ["/privacy-policy"],
      "content/sitemap/robots.route": ["/robots.txt"],
      "content/sitemap/sitemap-index.route": ["/sitemap.xml"],
      "content/sitemap/sitemap-part.route": ["/sitemaps/pages.xml"],
    };
    expect(Object.keys(samples).toSorted()).toEqual(
      Object.keys(build.routes).filter(cacheQueryOf).toSorted(),
    );

    const services = aPageContext(world(), anAccountRequest(world())).get(servicesContext);
    const cache = new PageCache();
    const pages = createPages({
      services,
      // A public page is rendered from a replica, which refuses writes.
      database: { readOnly: services.db, readers: onlyPrimary(world().database.readOnly) },
      build,
      mode: "production",
      cache,
    });
    const app = new Hono<{ Variables: AppVariables }>();
    app.all("*", (c) => {
      c.set("requestId", "canary-id");
      c.set("ip", "canary-ip");
      return pages(c as unknown as AppContext);
    });
    const ask = async (url: URL, headers: Record<string, string>) => {
      const answer = await app.request(url, { headers }, {});
      return {
        status: answer.status,
        headers: [...answer.headers],
        body: await answer.text(),
      };
    };

    for (const [route, paths] of Object.entries(samples)) {
      const isScreen = build.routes[route]!.module.default !== undefined;
      for (const path of paths.flatMap((one) => (isScreen ? [one, dataOf(one)] : [one]))) {
        const before = cache.size;
        const canaryUrl = new URL(path, "http://canary-host.example:8080");
        canaryUrl.searchParams.append("canary-name", "canary-value");
        // Pages without a query get one that they do not read; the others have their own.
        const url =
          cacheQueryOf(route)?.(canaryUrl) === null ? new URL(path, canaryUrl) : canaryUrl;
        const first = await ask(url, { ...canaryHeaders, cookie: canaryCookies });
        expect(first.status, path).toBe(200);
        expect(JSON.stringify(first), path).not.toMatch(/canary/i);
        expect(cache.size, path).toBe(before + 1);
        const other = new URL(path, "http://other.example");
        const second = await ask(other, { cookie: "theme=system" });
        expect(second, path).toEqual(first);
        expect(cache.size, path).toBe(before + 1);
      }
    }
  });
});

/** Where the router requests the data of a page. */
const dataOf = (path: string): string =>
  path === "/" ? "/_.data" : path.replace(/(?=\?|$)/, ".data");

import { adminArticlesPages } from "./admin-articles-pages.ts";
import { adminQueuePages } from "./admin-queues-pages.ts";
import { adminDashboardPages } from "./admin-dashboard-pages.ts";
import { adminListsPages } from "./admin-lists-pages.ts";
import { adminPeoplePages } from "./admin-people-pages.ts";
import { adminOrdersPages } from "./admin-orders-pages.ts";
import { adminSettingsPages } from "./admin-settings-pages.ts";
import { articlePages } from "./article-pages.ts";
import { marketPages } from "./market-pages.ts";
import type { Fixtures } from "./actors.ts";
import { everyone, type Statuses } from "./statuses.ts";
import { adminEditPages } from "./admin-edit-pages.ts";

/** One request for a page: the address as in routes.ts, the path, and the response for each role. */
export interface PageRow {
  address: string;
  path: string | ((fixtures: Fixtures) => string);
  expected: Statuses;
  /** The response to an unexpected form. */
  post: Statuses;
}

const row = (
  address: string,
  expected: Statuses,
  path: PageRow["path"] = address,
  post = everyone(405),
): PageRow => ({ address, path, expected, post });

/** The same for every role. */
const feed = (address: string, status: number, path: string): PageRow =>
  row(address, everyone(status), path);

/** Below the account: visitors are asked to sign in, and redirected there after a form. */
const own = (address: string, path: PageRow["path"] = address): PageRow =>
  row(address, everyone(200, { nobody: 401 }), path, everyone(405, { nobody: 302 }));

/** Below the account, about the owner's records: not found for others. */
const ownersOnly = (address: string, path: PageRow["path"]): PageRow =>
  row(address, everyone(404, { nobody: 401, owner: 200 }), path);

/** In the wizard a draft opens for its owner; visitors are redirected to sign-in. */
const ownDraft = (query: (fixtures: Fixtures) => string): PageRow =>
  row(
    "/sell-business",
    everyone(404, { nobody: 302, owner: 200 }),
    (fixtures) => `/sell-business${query(fixtures)}`,
  );

/** In the admin area nobody else learns which addresses exist. */
const admin = (address: string, path = address): PageRow =>
  row(address, everyone(403, { admin: 404 }), path, everyone(403, { admin: 405 }));

/** Too few listings of the fixtures state what such a business earns. */
const bakery = "trade=bakeries&currency=CAD&cash-flow=120000";
const unknownId = "01900000-0000-7000-8000-000000000000";
const insiders = everyone(404, { owner: 200, admin: 200 });
const readers = everyone(404, { nobody: 302, owner: 200, admin: 200 });
const noReaders = everyone(404, { nobody: 302 });
const listing =
  (name: "active" | "pending" | "draft" | "expired" | "sold", more = "") =>
  ({ [name]: one }: Fixtures) =>
    `/business/${one.id}${more}`;

/** Nobody can confirm a listing with an unsigned link, not even its owner. */
const forged = ({ active }: Fixtures) =>
  `/still-for-sale/${active.id}?since=${Date.now()}&key=made-up`;

/** Every address × every role, also with the ids of other people's records. */
export const pages: PageRow[] = [
  row("/", everyone(200)),
  row("/developers", everyone(200)),
  row("/api/openapi.json", everyone(200)),
  row("/businesses/suggest", everyone(200), "/businesses/suggest?q=piz"),
  row("/businesses/:first?/:second?", everyone(200), "/businesses"),
  row("/businesses/:first?/:second?", everyone(200), "/businesses/restaurants/ontario"),
  row("/businesses/:first?/:second?", everyone(200), "/businesses?area=-80_43_-79_44&view=map"),
  row("/businesses/:first?/:second?", everyone(404), "/businesses/atlantis"),
  feed("/feeds/businesses/:first?/:second?", 200, "/feeds/businesses"),
  feed("/feeds/businesses/:first?/:second?", 200, "/feeds/businesses/restaurants/ontario"),
  feed("/feeds/businesses/:first?/:second?", 302, "/feeds/businesses?q="),
  feed("/feeds/businesses/:first?/:second?", 404, "/feeds/businesses/atlantis"),
  feed("/feeds/franchises/:first?/:second?", 200, "/feeds/franchises"),
  feed("/feeds/real-estate/:first?/:second?", 200, "/feeds/real-estate"),
  row("/franchises/:first?/:second?", everyone(200), "/franchises"),
  row("/real-estate/:first?/:second?", everyone(200), "/real-estate"),
  row("/buy-business", everyone(301)),
  row("/buy-franchise", everyone(301)),
  row("/buy-franchise-resale", everyone(301)),

  row("/business", everyone(404)),
  row("/business/:id/:slug?", everyone(200), listing("active")),
  row("/business/:id/:slug?", everyone(200), listing("sold")),
  row("/business/:id/:slug?", everyone(410, { owner: 200, admin: 200 }), listing("expired")),
  row("/business/:id/:slug?", insiders, listing("pending")),
  row("/business/:id/:slug?", insiders, listing("draft")),
  row("/business/:id/:slug?", everyone(404), `/business/${unknownId}`),
  row("/business/:id/:slug?", everyone(404), "/business/1"),
  row("/business/:id/:slug?", everyone(301), listing("active", "/another-headline")),
  row("/business/:id/:slug?", everyone(410, { owner: 301, admin: 301 }), listing("expired", "/x")),
  row("/business/:id/documents", everyone(302), listing("active", "/documents")),
  row("/business/:id/agreement", everyone(200, { nobody: 302 }), listing("active", "/agreement")),
  row("/business/:id/agreement", everyone(404, { owner: 200 }), listing("pending", "/agreement")),
  row("/business/:id/agreement", everyone(404), "/business/1/agreement"),
  row("/business/:id/room", readers, listing("active", "/room")),
  row("/business/:id/room", noReaders, "/business/1/room"),
  row(
    "/business/:id/room/:documentId",
    readers,
    ({ active, room }) => `/business/${active.id}/room/${room.document}`,
  ),
  row(
    "/business/:id/room/:documentId",
    noReaders,
    ({ sold, room }) => `/business/${sold.id}/room/${room.document}`,
  ),
  row("/business/:id/report", everyone(200), listing("active", "/report")),
  row("/business/:id/report", everyone(404), listing("pending", "/report")),
  row("/business/:id/report", everyone(404), listing("draft", "/report")),
  row("/business/:id/report", everyone(404), "/business/1/report"),

  row("/ma-vault", everyone(200)),
  row("/brokers", everyone(200)),
  row("/brokers/:id", everyone(404), ({ owner }) => `/brokers/${owner.id}`),
  row("/brokers/:id", everyone(404), `/brokers/${unknownId}`),
  row(
    "/compare",
    everyone(200),
    ({ pending, active }) => `/compare?ids=${pending.id},${active.id}`,
  ),
  row(
    "/listings/cards",
    everyone(200),
    ({ pending, draft }) => `/listings/cards?ids=${pending.id},${draft.id}`,
  ),
  row("/listings/save", everyone(302)),
  row("/still-for-sale/:id", everyone(404), forged, everyone(404)),
  row("/embed/business/:id", everyone(200), ({ active }) => `/embed/business/${active.id}`),
  row("/embed/business/:id", everyone(404), ({ pending }) => `/embed/business/${pending.id}`),
  row("/embed/business/:id", everyone(404), "/embed/business/1"),
  row("/embed/:key", everyone(404), ({ owner }) => `/embed/${owner.id}`),
  row("/embed.js", everyone(200)),
  row("/oembed", everyone(400)),
  row("/oembed", everyone(501), "/oembed?format=xml&url=x"),
  row("/oembed", everyone(404), "/oembed?url=%25%00"),
  row("/api/listings", everyone(200)),
  row("/api/listings", everyone(200, { nobody: 401 }), "/api/listings?owner=me"),
  row("/api/listings", everyone(403, { admin: 200 }), "/api/listings?status=draft"),
  row("/api/listings/:id", everyone(200), ({ active }) => `/api/listings/${active.id}`),
  row(
    "/api/listings/:id",
    everyone(410, { owner: 200, admin: 200 }),
    ({ expired }) => `/api/listings/${expired.id}`,
  ),
  row("/api/listings/:id", everyone(404), `/api/listings/${unknownId}`),
  row("/api/listings/:id", insiders, ({ pending }) => `/api/listings/${pending.id}`),
  row("/api/listings/:id", insiders, ({ draft }) => `/api/listings/${draft.id}`),
  row("/api/createCheckoutSession", everyone(405)),
  row("/robots.txt", everyone(200)),
  row("/sitemap.xml", everyone(200)),
  row("/sitemaps/:name", everyone(404), "/sitemaps/none"),

  ...articlePages,
  ...marketPages,
  row("/help", everyone(200)),
  row("/help", everyone(200), "/help?q=password"),
  row("/help/:article", everyone(200), "/help/searching"),
  row("/help/:article", everyone(404), "/help/no-such-article"),
  row("/staying-safe", everyone(200)),
  row("/create-listing", everyone(200)),
  row("/sell-franchise", everyone(200)),
  row("/franchisor-signup", everyone(200)),
  row("/sell-business", everyone(200, { nobody: 302 })),
  row("/sell-business", everyone(302), "/sell-business?step=2"),
  ...[1, 2, 3].map((step) => ownDraft(({ draft }) => `?draft=${draft.id}&step=${step}`)),
  row(
    "/sell-business",
    everyone(404, {
      nobody: 302,
      owner: 302,
    }),
    ({ active }) => `/sell-business?draft=${active.id}`,
  ),
  row("/sell-business", everyone(404, { nobody: 302 }), `/sell-business?draft=${unknownId}`),
  ...["visitor", "buyer", "granted"].map((as) =>
    row(
      "/sell-business/preview",
      everyone(404, { nobody: 302, owner: 200 }),
      ({ draft }) => `/sell-business/preview?draft=${draft.id}&as=${as}`,
    ),
  ),
  row("/sell-business/save", everyone(405)),
  row("/contact", everyone(200)),
  row("/email-alerts", everyone(200)),
  row("/email-alerts", everyone(200), "/email-alerts?category=restaurants&priceMax=x%00"),
  row("/email-alerts/confirm/:token", everyone(404), "/email-alerts/confirm/made-up"),
  row(
    "/email-alerts/unsubscribe/:token",
    everyone(404),
    ({ alert }) => `/email-alerts/unsubscribe/${alert}.made-up`,
  ),
  row("/email-alerts/choose/:token", everyone(404), "/email-alerts/choose/made-up"),
  row("/newsletter", everyone(200)),
  row("/newsletter", everyone(200), "/newsletter?sent"),
  row(
    "/newsletter/link/:campaignId/:listingId",
    everyone(302),
    ({ campaign, saved }) => `/newsletter/link/${campaign}/${saved.id}`,
  ),
  row(
    "/newsletter/link/:campaignId/:listingId",
    everyone(404),
    ({ campaign, active }) => `/newsletter/link/${campaign}/${active.id}`,
  ),
  row("/newsletter/link/:campaignId/:listingId", everyone(404), "/newsletter/link/1/2"),
  row("/terms-of-service", everyone(200)),
  row("/privacy-policy", everyone(200)),
  row("/terms", everyone(301)),
  row("/privacy", everyone(301)),

  row("/signin", everyone(302, { nobody: 200 })),
  row("/signin/two-factor", everyone(302)),
  row("/signout", everyone(302)),
  row("/confirm-email", everyone(404), "/confirm-email?token=made-up"),
  row("/forgot-password", everyone(200)),
  row("/reset-password", everyone(404), "/reset-password?token=made-up"),
  row("/goodbye", everyone(200)),
  row("/account", everyone(302)),
  row("/account/avatar", everyone(302, { nobody: 401 })),
  own("/account/data"),
  own("/account/counts"),
  own("/account/delete"),
  own("/account/dashboard"),
  own("/account/notifications"),
  own("/account/notifications", "/account/notifications?page=2"),
  own("/account/notifications/latest"),
  own("/account/notifications/settings"),
  row("/account/notifications/push", everyone(405, { nobody: 401 })),
  row(
    "/account/notifications/:id",
    everyone(404, { nobody: 401, owner: 302 }),
    ({ notification }) => `/account/notifications/${notification}`,
    everyone(405, { nobody: 302 }),
  ),
  row(
    "/account/notifications/:id",
    everyone(404, { nobody: 401 }),
    "/account/notifications/1",
    everyone(405, { nobody: 302 }),
  ),
  own("/account/listings"),
  own("/account/listings", "/account/listings?status=pending"),
  own("/account/listings", "/account/listings?q=farm&sort=ending"),
  ...(["active", "pending", "sold", "expired"] as const).map((state) =>
    ownersOnly(
      "/account/listings/edit/:id",
      (fixtures) => `/account/listings/edit/${fixtures[state].id}?days=90`,
    ),
  ),
  row(
    "/account/listings/edit/:id",
    everyone(404, { nobody: 401, owner: 302 }),
    ({ draft }) => `/account/listings/edit/${draft.id}`,
  ),
  row("/account/listings/edit/:id", everyone(404, { nobody: 401 }), "/account/listings/edit/1"),
  own("/account/listings/bulk"),
  own("/account/import"),
  own("/account/import/feed"),
  ...["csv", "xlsx", "xml"].map((format) => own(`/account/import/listings.${format}`)),
  ownersOnly("/account/import/:id", ({ import: id }) => `/account/import/${id}`),
  row(
    "/account/import/:id/errors.csv",
    everyone(404, { nobody: 401, owner: 200 }),
    ({ import: id }) => `/account/import/${id}/errors.csv`,
    everyone(405, { nobody: 302 }),
  ),
  own(
    "/account/listings/bulk",
    ({ pending, draft }) =>
      `/account/listings/bulk?change=withdraw&id=${pending.id}&id=${draft.id}`,
  ),
  ownersOnly(
    "/account/listings/:id/documents",
    ({ active }) => `/account/listings/${active.id}/documents`,
  ),
  ownersOnly(
    "/account/listings/:id/documents",
    ({ draft }) => `/account/listings/${draft.id}/documents`,
  ),
  ...["documents", "video"].map((section) =>
    row(
      `/account/listings/:id/${section}/change`,
      everyone(405, { nobody: 401 }),
      ({ active }) => `/account/listings/${active.id}/${section}/change`,
    ),
  ),
  ...["", "?tab=questions", "?tab=readers", "?tab=log"].map((tab) =>
    ownersOnly(
      "/account/listings/:id/room",
      ({ active }) => `/account/listings/${active.id}/room${tab}`,
    ),
  ),
  ownersOnly("/account/listings/:id/room", ({ draft }) => `/account/listings/${draft.id}/room`),
  ownersOnly(
    "/account/listings/:id/room/:documentId",
    ({ active, room }) => `/account/listings/${active.id}/room/${room.document}`,
  ),
  row(
    "/account/listings/:id/room/:documentId",
    everyone(404, { nobody: 401 }),
    ({ sold, room }) => `/account/listings/${sold.id}/room/${room.document}`,
  ),
  row(
    "/account/listings/:id/room/change",
    everyone(405, { nobody: 401 }),
    ({ active }) => `/account/listings/${active.id}/room/change`,
  ),
  row(
    "/account/listings/:id/room.zip",
    everyone(404, { nobody: 401, owner: 200 }),
    ({ active }) => `/account/listings/${active.id}/room.zip`,
    everyone(405, { nobody: 302 }),
  ),
  ownersOnly("/account/listings/:id/video", ({ active }) => `/account/listings/${active.id}/video`),
  ...(["draft", "active", "sold"] as const).map((state) =>
    ownersOnly(
      "/account/listings/:id/photos",
      (fixtures) => `/account/listings/${fixtures[state].id}/photos`,
    ),
  ),
  row(
    "/account/listings/:id/photos/change",
    everyone(405, { nobody: 401 }),
    ({ active }) => `/account/listings/${active.id}/photos/change`,
  ),
  row("/account/mandates", everyone(404, { nobody: 401, broker: 200 })),
  row("/account/reports", everyone(404, { nobody: 401, broker: 200 })),
  row("/account/reports/:id", everyone(404, { nobody: 401 }), `/account/reports/${unknownId}`),
  row(
    "/account/reports/:id/report.pdf",
    everyone(404, { nobody: 401 }),
    `/account/reports/${unknownId}/report.pdf?month=2026-10`,
    everyone(405, { nobody: 302 }),
  ),
  own("/account/drafts"),
  own("/account/leads"),
  own("/account/leads", ({ active }) => `/account/leads?listing=${active.id}`),
  own("/account/leads", "/account/leads?box=received&status=archived&need=due&q=%00%25&page=999"),
  own("/account/leads/replies"),
  ownersOnly("/account/leads/:id", ({ conversation }) => `/account/leads/${conversation}`),
  ownersOnly(
    "/account/leads/:id",
    ({ conversation }) =>
      `/account/leads/${conversation}?before=${unknownId}&edit=1&saved=%00&problem=x`,
  ),
  row("/account/leads/:id", everyone(404, { nobody: 401 }), `/account/leads/${unknownId}`),
  row("/account/leads/:id", everyone(404, { nobody: 401 }), "/account/leads/1"),
  ownersOnly(
    "/account/leads/:id/report",
    ({ conversation }) => `/account/leads/${conversation}/report`,
  ),
  row(
    "/account/access/:listingId/:buyerId",
    everyone(405, { nobody: 401 }),
    ({ active, requester }) => `/account/access/${active.id}/${requester}`,
  ),
  own("/account/signed"),
  ...[unknownId, "1"].map((id) =>
    row(
      "/account/signed/:id",
      everyone(404, { nobody: 401 }),
      `/account/signed/${id}`,
      everyone(405, { nobody: 302 }),
    ),
  ),
  ...["offers", "letter", "closing"].flatMap((page) => [
    ownersOnly(`/account/leads/:id/${page}`, ({ deal }) => `/account/leads/${deal}/${page}`),
    row(
      `/account/leads/:id/${page}`,
      everyone(404, { nobody: 401 }),
      `/account/leads/${unknownId}/${page}`,
    ),
  ]),
  ownersOnly(
    "/account/leads/:id/offers",
    ({ conversation }) => `/account/leads/${conversation}/offers`,
  ),
  ownersOnly(
    "/account/leads/:id/offers/new",
    ({ conversation, offer }) => `/account/leads/${conversation}/offers/new?answers=${offer}`,
  ),
  ownersOnly(
    "/account/leads/:id/offers/new",
    ({ conversation }) => `/account/leads/${conversation}/offers/new?answers=%00`,
  ),
  own("/account/profile"),
  own("/account/identity"),
  own("/account/identity", "/account/identity?problem=too-large"),
  own("/account/passport"),
  own("/account/passport", "/account/passport?problem=too-large&done=sent"),
  own("/account/security"),
  own("/account/security/two-factor"),
  own("/account/security/blocked"),
  own("/account/security/tokens"),
  own("/account/security/webhooks"),
  ownersOnly(
    "/account/security/webhooks/:id",
    ({ webhook }) => `/account/security/webhooks/${webhook}`,
  ),
  row(
    "/account/security/webhooks/:id",
    everyone(404, { nobody: 401 }),
    "/account/security/webhooks/1",
  ),
  own("/account/embed"),
  own("/account/saved-listings"),
  own("/account/alerts"),
  ownersOnly("/account/alerts/:id", ({ alert }) => `/account/alerts/${alert}`),
  row("/account/alerts/:id", everyone(404, { nobody: 401 }), "/account/alerts/1"),
  row("/account/saved-listings/resume", everyone(302)),
  row(
    "/account/valuations",
    everyone(200, { nobody: 401 }),
    "/account/valuations",
    everyone(404, { nobody: 302 }),
  ),
  row("/valueright", everyone(200), "/valueright", everyone(400)),
  row("/valueright", everyone(200), `/valueright?${bakery}`, everyone(400)),
  row("/valueright", everyone(302), "/valueright?cash-flow=120k&trade=bakeries", everyone(400)),
  row(
    "/valueright",
    everyone(200),
    "/valueright?words=%00%25&revenue=x&listing=%00",
    everyone(400),
  ),
  row(
    "/valueright",
    everyone(200, { owner: 302 }),
    ({ active }) => `/valueright?listing=${active.id}`,
    everyone(400),
  ),
  row("/valueright/report.pdf", everyone(302)),
  row("/valueright/report.pdf", everyone(302), `/valueright/report.pdf?${bakery}`),
  own("/account/upgrades"),
  ownersOnly("/account/upgrades/:listingId", ({ draft }) => `/account/upgrades/${draft.id}`),
  ownersOnly("/account/upgrades/:listingId", ({ active }) => `/account/upgrades/${active.id}`),
  ownersOnly("/account/upgrades/:listingId", ({ sold }) => `/account/upgrades/${sold.id}`),
  ownersOnly("/account/orders/:id", ({ order }) => `/account/orders/${order}`),
  row("/test-payments/checkout/:id", everyone(404), "/test-payments/checkout/cs_1"),
  row(
    "/test-payments/checkout/:id/authenticate",
    everyone(404),
    "/test-payments/checkout/cs_1/authenticate",
  ),
  row("/test-payments/portal/:id", everyone(404), "/test-payments/portal/bps_1"),
  row("/unsubscribe/messages/:token", everyone(404), "/unsubscribe/messages/made-up"),
  row("/unsubscribe/reports/:token", everyone(404), "/unsubscribe/reports/made-up"),
  row("/owner-reports/confirm/:token", everyone(404), "/owner-reports/confirm/made-up"),
  own("/account/terms"),
  row("/preferences", everyone(302)),
  row("/admin", everyone(403, { admin: 302 }), "/admin", everyone(403, { admin: 405 })),
  ...adminArticlesPages,
  ...adminDashboardPages,
  ...adminEditPages,
  ...adminListsPages,
  ...adminOrdersPages,
  ...adminPeoplePages,
  ...adminQueuePages,
  ...adminSettingsPages,
  admin("/admin/*", "/admin/no-such-screen"),
  row("/dev/mail", everyone(200)),
  row("/dev/data-store", everyone(200)),
  row("/dev/mail/:id", everyone(404), `/dev/mail/${unknownId}`),
  row("/*", everyone(404), "/no-such-page"),
];

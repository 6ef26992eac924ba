import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const reviewedFile = "admin/queues/applications/reviewed-file.route.ts";
const searchFeed = "search/feed/search-feed.route.ts";
const searchPage = "search/page/search-page.tsx";
const sellIntroPage = "selling/wizard/sell-intro-page.tsx";
const articlePage = "content/articles/article-page.tsx";
const shelfPage = "content/articles/shelf-page.tsx";
const markdown = "content/for-programs/markdown.route.ts";
const legalPage = "content/legal/legal-page.tsx";
const legalRedirect = "content/legal/legal-redirect.route.ts";
const reportAnswer = "brokerage/clients/answer-page.tsx";
const mediaPage = "listings/media/media-page.tsx";
const mediaRoute = "listings/media/media.route.ts";
const exportFiles = ["csv", "xlsx", "xml"].map((format) =>
  route(`account/import/listings.${format}`, "brokerage/export/export.route.ts", {
    id: `export.${format}`,
  }),
);
const marketFile = "market/page/market-file.route.ts";
const marketFiles = ["csv", "json", "md"].flatMap((format) =>
  ["market", "market/:first", "market/:first/:second"].map((path) =>
    route(`${path}.${format}`, marketFile, { id: `${path}.${format}` }),
  ),
);
const moved = "search/page/search-redirect.route.ts";

export default [
  index("browsing/home/home-page.tsx"),
  route("business", "browsing/business/business-id-page.tsx"),
  route("business/:id/:slug?", "browsing/business/business-page.tsx", [
    index("messages/inquiry/contact-page.tsx"),
  ]),
  route("business/:id/documents", "deals/access/request-access-page.tsx"),
  route("business/:id/agreement", "deals/agreement/agreement-page.tsx"),
  route("business/:id/room", "deals/room/reading/room-page.tsx"),
  route("business/:id/room/:documentId", "deals/room/reading/document-page.tsx"),
  route("business/:id/report", "browsing/reports/report-page.tsx"),
  route("brokers", "browsing/brokers/brokers-page.tsx"),
  route("brokers/:id", "browsing/brokers/broker-page.tsx", [
    index("messages/inquiry/broker-contact-page.tsx"),
  ]),
  route("compare", "shortlist/compare/compare-page.tsx"),
  route("listings/cards", "shortlist/recently-viewed/viewed-cards.route.ts"),
  route("listings/save", "shortlist/saved/save.route.ts"),
  route("still-for-sale/:id", "listings/lifecycle/still-for-sale-page.tsx"),

  route("create-listing", sellIntroPage, { id: "create-listing" }),
  route("sell-franchise", sellIntroPage, { id: "sell-franchise" }),
  route("franchisor-signup", sellIntroPage, { id: "franchisor-signup" }),
  route("sell-business", "selling/wizard/wizard-page.tsx"),
  route("sell-business/preview", "selling/wizard/preview-page.tsx"),
  route("sell-business/save", "selling/editing/save-fields.route.ts"),

  route("embed/business/:id", "programs/embeds/embed-listing.route.ts"),
  route("embed/:key", "programs/embeds/embed.route.ts"),
  route("embed.js", "programs/embeds/embed-script.route.ts"),
  route("oembed", "programs/embeds/oembed.route.ts"),

  route("api/listings", "browsing/api/listings.route.ts"),
  route("api/listings/:id", "browsing/api/listing.route.ts"),
  route("api/openapi.json", "programs/api/description/openapi.route.ts"),
  route("api/createCheckoutSession", "payments/checkout/create-checkout-session.route.ts"),

  route("businesses/suggest", "search/box/suggestions.route.ts"),
  route("businesses/:first?/:second?", searchPage, { id: "businesses" }),
  route("franchises/:first?/:second?", searchPage, { id: "franchises" }),
  route("real-estate/:first?/:second?", searchPage, { id: "real-estate" }),
  route("buy-business", moved, { id: "buy-business" }),
  route("buy-franchise", moved, { id: "buy-franchise" }),
  route("buy-franchise-resale", moved, { id: "buy-franchise-resale" }),

  route("signin", "accounts/signin/signin-page.tsx"),
  route("signin/two-factor", "accounts/signin/second-step-page.tsx"),
  route("signout", "accounts/signin/signout.route.ts"),
  route("confirm-email", "accounts/email-confirmation/confirm-email-page.tsx"),
  route("forgot-password", "accounts/passwords/reset/forgot-password-page.tsx"),
  route("reset-password", "accounts/passwords/reset/reset-password-page.tsx"),
  route("account", "accounts/dashboard/account-redirect.route.ts"),
  route("goodbye", "accounts/data/goodbye-page.tsx"),
  route("email-alerts", "messages/alerts/subscribe/email-alerts-page.tsx"),
  route("email-alerts/confirm/:token", "messages/alerts/subscribe/confirm-alert-page.tsx"),
  route("email-alerts/unsubscribe/:token", "messages/alerts/subscribe/unsubscribe-page.tsx"),
  route("email-alerts/choose/:token", "messages/alerts/newsletter/newsletter-choices-page.tsx"),
  route("newsletter", "messages/alerts/newsletter/newsletter-page.tsx"),
  route("newsletter/link/:campaignId/:listingId", "messages/campaigns/campaign-link.route.ts"),
  route("account/saved-listings/resume", "shortlist/saved/resume-save.route.ts"),
  layout("accounts/dashboard/account-page.tsx", [
    route("account/dashboard", "accounts/dashboard/dashboard-page.tsx"),
    route("account/listings", "selling/owned/my-listings-page.tsx"),
    route("account/listings/edit/:id", "selling/desk/desk-page.tsx"),
    route("account/listings/bulk", "selling/owned/bulk/bulk-page.tsx"),
    route("account/import", "brokerage/import/import-page.tsx"),
    route("account/import/feed", "brokerage/feed/feed-page.tsx"),
    route("account/import/:id", "brokerage/import/preview-page.tsx"),
    route("account/import/:id/errors.csv", "brokerage/import/errors.route.ts"),
    ...exportFiles,
    route("account/listings/:id/documents", mediaPage, { id: "own-documents" }),
    route("account/listings/:id/documents/change", mediaRoute, { id: "own-documents-change" }),
    route("account/listings/:id/video/change", mediaRoute, { id: "own-video-change" }),
    route("account/listings/:id/video", mediaPage, { id: "own-video" }),
    route("account/listings/:id/photos", mediaPage, { id: "own-photos" }),
    route("account/listings/:id/photos/change", mediaRoute, { id: "own-photos-change" }),
    route("account/listings/:id/room", "deals/room/filling/own-room-page.tsx"),
    route("account/listings/:id/room/change", "deals/room/filling/room-change.route.ts"),
    route("account/listings/:id/room/:documentId", "deals/room/filling/own-document-page.tsx"),
    route("account/listings/:id/room.zip", "deals/room/keeping/room-zip.route.ts"),
    route("account/drafts", "selling/owned/drafts-page.tsx"),
    route("account/leads", "messages/leads/leads-page.tsx"),
    route("account/leads/replies", "messages/thread/quick-replies/quick-replies-page.tsx"),
    route("account/leads/:id", "messages/thread/thread-page.tsx"),
    route("account/leads/:id/report", "messages/safety/report-person-page.tsx"),
    route("account/leads/:id/offers", "deals/offers/offers-page.tsx"),
    route("account/leads/:id/offers/new", "deals/offers/new-offer-page.tsx"),
    route("account/leads/:id/letter", "deals/letter/letter-page.tsx"),
    route("account/leads/:id/closing", "deals/closing/closing-page.tsx"),
    route("account/mandates", "messages/mandates/mandates-page.tsx"),
    route("account/reports", "brokerage/clients/clients-page.tsx"),
    route("account/reports/:id", "brokerage/clients/client-page.tsx"),
    route("account/reports/:id/report.pdf", "brokerage/reports/report-pdf.route.ts"),
    route("account/notifications", "accounts/notifications/notifications-page.tsx"),
    route("account/notifications/latest", "accounts/notifications/bell/latest.route.ts"),
    route("account/notifications/settings", "accounts/notifications/settings/settings-page.tsx"),
    route("account/notifications/push", "accounts/notifications/push/push.route.ts"),
    route("account/notifications/:id", "accounts/notifications/open-notification.route.ts"),
    route("account/profile", "accounts/profile/profile-page.tsx"),
    route("account/security", "accounts/security/security-page.tsx"),
    route("account/security/two-factor", "accounts/two-factor/two-factor-page.tsx"),
    route("account/security/tokens", "programs/tokens/tokens-page.tsx"),
    route("account/security/webhooks", "programs/webhooks/webhooks-page.tsx"),
    route("account/security/webhooks/:id", "programs/webhooks/webhook-page.tsx"),
    route("account/security/blocked", "messages/safety/blocked-people-page.tsx"),
    route("account/embed", "programs/embeds/embed-page.tsx"),
    route("account/delete", "accounts/data/delete-account-page.tsx"),
    route("account/saved-listings", "shortlist/saved/saved-listings-page.tsx"),
    route("account/alerts", "messages/alerts/manage/alerts-page.tsx"),
    route("account/alerts/:id", "messages/alerts/manage/alert-page.tsx"),
    route("account/valuations", "market/valuation/kept/valuations-page.tsx"),
    route("account/access/:listingId/:buyerId", "deals/access/access.route.ts"),
    route("account/signed", "deals/signing/signed-documents-page.tsx"),
    route("account/signed/:id", "deals/signing/signed-document.route.ts"),
    route("account/upgrades", "payments/upgrades/upgrades-page.tsx"),
    route("account/upgrades/:listingId", "payments/checkout/checkout-page.tsx"),
    route("account/orders/:id", "payments/orders/order-page.tsx"),
    route("account/terms", "accounts/terms/terms-page.tsx"),
    route("account/avatar", "accounts/avatar/avatar.route.ts"),
    route("account/identity", "accounts/identity/identity-page.tsx"),
    route("account/passport", "deals/passport/passport-page.tsx"),
    route("account/data", "accounts/data/download.route.ts"),
    route("account/counts", "messages/leads/counts.route.ts"),
  ]),
  route("market/method", "market/method/method-page.tsx"),
  route("market/reports", "market/reports/reports-page.tsx"),
  route("market/reports/:month", "market/reports/report-page.tsx"),
  ...marketFiles,
  route("market/:first?/:second?", "market/page/market-page.tsx"),

  route("help", "content/help/help-page.tsx"),
  route("help/:slug.md", markdown, { id: "for-programs/help" }),
  route("help/:article", "content/help/article-page.tsx"),
  route("resources", "content/articles/resources-page.tsx"),
  route("resources/:slug.md", markdown, { id: "for-programs/resources" }),
  route("resources/:slug", articlePage, { id: "resources/article" }),
  route("guides", shelfPage, { id: "guides" }),
  route("guides/:slug.md", markdown, { id: "for-programs/guides" }),
  route("guides/:slug", articlePage, { id: "guides/article" }),
  route("business-articles", shelfPage, { id: "business-articles" }),
  route("business-articles/:slug.md", markdown, { id: "for-programs/business-articles" }),
  route("business-articles/:slug", articlePage, { id: "business-articles/article" }),
  route("franchise-articles", shelfPage, { id: "franchise-articles" }),
  route("franchise-articles/:slug.md", markdown, { id: "for-programs/franchise-articles" }),
  route("franchise-articles/:slug", articlePage, { id: "franchise-articles/article" }),
  route("articles/preview/:key", "content/articles/preview-page.tsx"),
  route("articles/answer", "content/articles/answers/answer.route.ts"),
  route("feeds/businesses/:first?/:second?", searchFeed, { id: "feeds/businesses" }),
  route("feeds/franchises/:first?/:second?", searchFeed, { id: "feeds/franchises" }),
  route("feeds/real-estate/:first?/:second?", searchFeed, { id: "feeds/real-estate" }),
  route("feeds/market-reports.rss", "market/reports/report-feed.route.ts"),
  route("feeds/:name", "content/articles/feeds/feed.route.ts"),
  route("valueright", "market/valuation/page/valuation-page.tsx"),
  route("valueright/report.pdf", "market/valuation/report/report.route.ts"),
  route("premium-buyer", "deals/passport/premium-buyer-page.tsx"),
  route("ma-vault", "deals/vault/vault-page.tsx"),
  route("staying-safe", "content/safety/staying-safe-page.tsx"),
  route("contact", "messages/support/support-page.tsx"),
  route("owner-reports/confirm/:token", reportAnswer, { id: "owner-reports/confirm" }),
  route("unsubscribe/reports/:token", reportAnswer, { id: "unsubscribe/reports" }),
  route("unsubscribe/messages/:token", "messages/email/message-emails-page.tsx"),
  route("terms-of-service", legalPage, { id: "terms-of-service" }),
  route("privacy-policy", legalPage, { id: "privacy-policy" }),
  route("terms", legalRedirect, { id: "terms" }),
  route("privacy", legalRedirect, { id: "privacy" }),

  route("developers", "programs/developers/developers-page.tsx"),
  route("preferences", "shell/preferences.route.ts"),
  route("robots.txt", "content/sitemap/robots.route.ts"),
  route(".well-known/security.txt", "content/for-programs/security-txt.route.ts"),
  route("llms.txt", "content/for-programs/llms.route.ts"),
  route("sitemap.xml", "content/sitemap/sitemap-index.route.ts"),
  route("sitemaps/:name", "content/sitemap/sitemap-part.route.ts"),

  layout("admin/admin-page.tsx", [
    route("admin", "admin/admin-redirect.route.ts"),
    route("admin/dashboard", "admin/dashboard/dashboard-page.tsx"),
    route("admin/search", "admin/search/search-page.tsx"),

    route("admin/users", "admin/users/users-page.tsx"),
    route("admin/users/export", "admin/users/users-export.route.ts"),
    route("admin/users/bulk", "admin/bulk/bulk-page.tsx", { id: "admin/bulk/users" }),
    route("admin/users/:id", "admin/users/user-page.tsx"),
    route("admin/users/:id/edit", "admin/users/user-edit-page.tsx"),
    route("admin/view-as/:id", "admin/impersonation/impersonation-page.tsx"),

    route("admin/listings", "admin/listings/listings-page.tsx"),
    route("admin/listings/export", "admin/listings/listings-export.route.ts"),
    route("admin/listings/bulk", "admin/bulk/bulk-page.tsx", { id: "admin/bulk/listings" }),
    route("admin/listings/new", "admin/listings/create-page.tsx"),
    route("admin/listings/:id/edit", "admin/listings/edit/listing-edit-page.tsx"),
    layout("admin/listings/edit/listing-media-page.tsx", [
      route("admin/listings/:id/photos", mediaPage, { id: "admin-photos" }),
      route("admin/listings/:id/photos/change", mediaRoute, { id: "admin-photos-change" }),
      route("admin/listings/:id/documents", mediaPage, { id: "admin-documents" }),
      route("admin/listings/:id/documents/change", mediaRoute, {
        id: "admin-documents-change",
      }),
      route("admin/listings/:id/video", mediaPage, { id: "admin-video" }),
      route("admin/listings/:id/video/change", mediaRoute, { id: "admin-video-change" }),
    ]),

    route("admin/messages", "admin/messages/messages-page.tsx"),
    route("admin/messages/export", "admin/messages/messages-export.route.ts"),
    route("admin/messages/bulk", "admin/bulk/bulk-page.tsx", { id: "admin/bulk/messages" }),
    route("admin/conversations/:id", "admin/conversations/conversation-page.tsx"),

    route("admin/bulk-runs", "admin/bulk/bulk-runs-page.tsx"),
    route("admin/queues", "admin/queues/queues-page.tsx"),
    route("admin/queues/:kind", "admin/queues/queue-page.tsx"),
    route("admin/queues/deliverables/:id/sheet", "admin/queues/deliverables/sheet-page.tsx"),
    route(
      "admin/queues/deliverables/:id/listing.xml",
      "admin/queues/deliverables/listing-xml.route.ts",
    ),
    route(
      "admin/queues/deliverables/:id/photos.zip",
      "admin/queues/deliverables/photos-zip.route.ts",
    ),
    route("admin/queues/:kind/reasons", "admin/queues/reasons-page.tsx"),
    route("admin/queues/identities/:id/picture", reviewedFile, { id: "identity-picture" }),
    route("admin/queues/passports/:id/proof", reviewedFile, { id: "passport-proof" }),

    route("admin/orders", "admin/orders/orders-page.tsx"),
    route("admin/orders/export", "admin/orders/orders-export.route.ts"),
    route("admin/orders/:id", "admin/orders/order-page.tsx"),
    route("admin/orders/:id/refund", "admin/orders/refund-page.tsx"),
    route("admin/orders/:id/receipt", "admin/orders/receipt-page.tsx"),
    route("admin/revenue", "admin/revenue/revenue-page.tsx"),
    route("admin/revenue/export", "admin/revenue/revenue-export.route.ts"),

    route("admin/jobs", "admin/jobs/jobs-page.tsx"),
    route("admin/emails", "admin/emails/emails-page.tsx"),
    route("admin/emails/received", "admin/emails/received-emails-page.tsx"),
    route("admin/emails/:id", "admin/emails/email-page.tsx"),
    route("admin/emails/:id/body", "admin/emails/email-body.route.ts"),

    route("admin/campaigns", "admin/campaigns/campaigns-page.tsx"),
    route("admin/campaigns/new", "admin/campaigns/campaign-edit-page.tsx", {
      id: "admin/campaigns/new",
    }),
    route("admin/campaigns/:id", "admin/campaigns/campaign-page.tsx"),
    route("admin/campaigns/:id/edit", "admin/campaigns/campaign-edit-page.tsx"),
    route("admin/campaigns/:id/email", "admin/campaigns/campaign-email.route.ts"),

    route("admin/articles", "admin/articles/articles-page.tsx"),
    route("admin/articles/export", "admin/articles/articles-export.route.ts"),
    route("admin/articles/new", "admin/articles/edit/article-edit-page.tsx", {
      id: "admin/articles/new",
    }),
    route("admin/articles/preview", "admin/articles/edit/article-preview.route.ts"),
    route("admin/articles/pictures", "admin/articles/edit/article-pictures-page.tsx"),
    route("admin/articles/:id", "admin/articles/article-record-page.tsx"),
    route("admin/articles/:id/edit", "admin/articles/edit/article-edit-page.tsx"),

    route("admin/audit", "admin/audit/audit-page.tsx"),
    route("admin/audit/export", "admin/audit/audit-export.route.ts"),
    route("admin/settings", "admin/settings/settings-page.tsx"),
    route("admin/settings/announcement", "admin/settings/setting-page.tsx", {
      id: "admin/settings/announcement",
    }),
    route("admin/settings/operator", "admin/settings/setting-page.tsx", {
      id: "admin/settings/operator",
    }),
    route("admin/settings/hero-figures", "admin/settings/setting-page.tsx", {
      id: "admin/settings/hero-figures",
    }),
    route("admin/settings/featured", "admin/settings/setting-page.tsx", {
      id: "admin/settings/featured",
    }),
    route("admin/settings/banned-words", "admin/settings/setting-page.tsx", {
      id: "admin/settings/banned-words",
    }),
    route("admin/settings/exchange-rates", "admin/settings/setting-page.tsx", {
      id: "admin/settings/exchange-rates",
    }),
    route("admin/settings/taxes", "admin/settings/setting-page.tsx", {
      id: "admin/settings/taxes",
    }),
    route("admin/*", "admin/not-found-page.tsx"),
  ]),

  route("view-as/end", "admin/impersonation/end-impersonation.route.ts"),

  route("test-payments/checkout/:id", "payments/provider/test-provider/test-checkout-page.tsx"),
  route(
    "test-payments/checkout/:id/authenticate",
    "payments/provider/test-provider/test-authenticate-page.tsx",
  ),
  route("test-payments/portal/:id", "payments/provider/test-provider/test-portal-page.tsx"),

  route("dev/data-store", "admin/developer/data-store-page.tsx"),
  route("dev/mail", "admin/developer/mailbox-page.tsx"),
  route("dev/mail/:id", "admin/developer/mail-preview.route.ts"),

  route("*", "shell/not-found-page.tsx"),
] satisfies RouteConfig;

import type { Fixtures } from "./actors.ts";

type Path = string | ((fixtures: Fixtures) => string);

/** Every address that the specification's route table, header, menus and footer name, and what a visitor gets. */
export const specified: Record<number, Path[]> = {
  200: [
    "/",
    "/businesses",
    ...["restaurants", "retail", "services", "manufacturing"].map(
      (category) => `/businesses?category=${category}`,
    ),
    ({ active }) => `/business/${active.id}`,
    "/terms-of-service",
    "/privacy-policy",
    "/dev/data-store",
    "/signin",
    "/franchises",
    ...["food", "retail", "services", "health"].map(
      (category) => `/franchises?category=${category}`,
    ),
    "/sell-franchise",
    "/brokers",
    "/real-estate",
    "/resources",
    ...["buying-guide", "selling-guide", "valuation", "financing", "legal"].map(
      (slug) => `/resources/${slug}`,
    ),
    "/email-alerts",
    "/create-listing",
    "/franchisor-signup",
    "/guides",
    "/business-articles",
    "/franchise-articles",
    "/valueright",
    "/premium-buyer",
    "/ma-vault",
    "/help",
    "/staying-safe",
    "/contact",
  ],
  301: ["/terms", "/privacy", "/buy-business", "/buy-franchise", "/buy-franchise-resale"],
  302: ["/account", "/sell-business", ({ draft }) => `/sell-business?draft=${draft.id}`],
  401: [
    "/account/dashboard",
    "/account/listings",
    "/account/leads",
    "/account/profile",
    "/account/upgrades",
    "/account/saved-listings",
    "/account/drafts",
    ({ active }) => `/account/listings/edit/${active.id}`,
    ({ conversation }) => `/account/leads/${conversation}`,
  ],
  403: [
    "/admin/dashboard",
    "/admin/users",
    "/admin/listings",
    "/admin/messages",
    ({ owner }) => `/admin/users/${owner.id}`,
    ({ owner }) => `/admin/users/${owner.id}/edit`,
    ({ active }) => `/admin/listings/${active.id}/edit`,
    ({ conversation }) => `/admin/conversations/${conversation}`,
  ],
};

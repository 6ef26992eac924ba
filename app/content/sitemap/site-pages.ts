/** Static public pages. The test next to this file compares the list with `routes.ts`. */
export const sitePages = [
  "/",
  "/franchises",
  "/real-estate",
  "/brokers",
  "/help",
  "/staying-safe",
  "/contact",
  "/terms-of-service",
  "/privacy-policy",
] as const;

/** Path prefixes left out of the sitemap: private, specific to a visitor, or not a page at all. */
export const unlistedRoots = [
  "/account",
  "/admin",
  "/api",
  "/business",
  "/businesses/suggest",
  "/buy-business",
  "/buy-franchise",
  "/buy-franchise-resale",
  "/compare",
  "/confirm-email",
  "/dev",
  "/forgot-password",
  "/goodbye",
  "/listings/cards",
  "/listings/save",
  "/preferences",
  "/privacy",
  "/reset-password",
  "/robots.txt",
  "/signin",
  "/signout",
  "/sitemap.xml",
  "/terms",
] as const;

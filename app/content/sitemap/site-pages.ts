/** A test compares the list with `routes.ts`. */
export const sitePages = [
  "/",
  "/franchises",
  "/real-estate",
  "/brokers",
  "/create-listing",
  "/sell-franchise",
  "/franchisor-signup",
  "/email-alerts",
  "/help",
  "/staying-safe",
  "/contact",
  "/terms-of-service",
  "/privacy-policy",
] as const;

/** Private pages: not access control, but crawlers stay out. */
export const privateRoots = [
  "/account",
  "/admin",
  "/api",
  "/compare",
  "/confirm-email",
  "/dev",
  "/forgot-password",
  "/goodbye",
  "/preferences",
  "/reset-password",
  "/signin",
  "/signout",
  "/still-for-sale",
  "/test-payments",
] as const;

/** Left out of the sitemap. */
export const unlistedRoots = [
  ...privateRoots,
  "/business",
  "/businesses/suggest",
  "/buy-business",
  "/buy-franchise",
  "/buy-franchise-resale",
  "/email-alerts/confirm",
  "/email-alerts/unsubscribe",
  "/listings/cards",
  "/listings/save",
  "/privacy",
  "/robots.txt",
  "/sell-business",
  "/view-as",
  "/sitemap.xml",
  "/terms",
  "/unsubscribe",
] as const;

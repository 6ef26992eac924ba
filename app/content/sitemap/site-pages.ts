/** Pages that are the same for everybody and worth finding. The test beside holds this list to `routes.ts`. */
export const sitePages = ["/", "/franchises", "/real-estate", "/brokers"] as const;

/** Known by their first part: private, of one visitor, or no page at all. */
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
  "/reset-password",
  "/robots.txt",
  "/signin",
  "/signout",
  "/sitemap.xml",
] as const;

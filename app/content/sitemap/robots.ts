/** Private pages, and search URLs that would trap a crawler. This is no access control: that happens elsewhere. */
const privateRoots = [
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
];

/** A search URL with one filter is a landing page; with two filters or display options the combinations are endless. */
const searchRoots = ["/businesses", "/franchises", "/real-estate"];
const endless = ["*&", "q=", "sort=", "view=", "pageSize=", "asOf=", "age=", "city="];

export function formatRobots(appUrl: string): string {
  const refused = [
    ...privateRoots,
    ...searchRoots.flatMap((root) => endless.map((choice) => `${root}*?${choice}`)),
    ...searchRoots.flatMap((root) =>
      ["price", "revenue", "cashFlow"].map((choice) => `${root}*?${choice}`),
    ),
  ];
  return [
    "User-agent: *",
    "Allow: /",
    ...refused.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ].join("\n");
}

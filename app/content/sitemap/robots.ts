/** Not access control: keeps crawlers out of private pages and search URLs that would trap them. */
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

/** One filter makes a landing page; beyond that the combinations are endless. */
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

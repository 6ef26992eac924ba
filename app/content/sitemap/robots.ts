/** What nobody should find by a search engine, and what would lead one in circles. Permission is decided elsewhere. */
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
];

/** One choice in an address is a page; two of them, or a choice of display, are one of endlessly many. */
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

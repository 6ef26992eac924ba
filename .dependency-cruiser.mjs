// Who may import whom; `npm test` enforces it.
const features = [
  "accounts",
  "listings",
  "shortlist",
  "search",
  "browsing",
  "payments",
  "selling",
  "messages",
  "market",
  "deals",
  "brokerage",
  "programs",
  "content",
  "admin",
];
/** Platform code that runs in browsers or is environment-independent. */
const anywhere = [
  "^app/platform/(live|uploads)/[^/]+(?<!\\.server|\\.table)\\.tsx?$",
  "^app/platform/inspection/document-kind\\.ts$",
  "^app/platform/http/public-url\\.ts$",
];
const page = "(-page\\.tsx|\\.route\\.ts)$";

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "shared-is-pure",
      comment: "shared/ knows nothing of the product, of React, of the outside.",
      severity: "error",
      from: { path: "^app/shared/", pathNot: "\\.test\\.tsx?$" },
      to: { pathNot: "^app/shared/" },
    },
    {
      name: "ui-has-no-domain",
      severity: "error",
      from: { path: "^app/ui/", pathNot: page },
      to: { path: "^(app/(?!ui/|shared/)|server/|demo/)" },
    },
    {
      name: "platform-has-no-domain",
      severity: "error",
      from: { path: "^app/platform/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(app/(?!platform/|ui/|shared/)|server/|demo/)" },
    },
    ...features.map((feature, index) => ({
      name: `${feature}-looks-back-only`,
      comment: `Order: ${features.join(" → ")}. An earlier feature reaches a later one through a job.`,
      severity: "error",
      from: { path: `^app/${feature}/`, pathNot: [page, "\\.test\\.tsx?$"] },
      to: {
        path: [...features.slice(index + 1).map((later) => `^app/${later}/`), "^server/", "^demo/"],
      },
    })),
    {
      name: "server-code-imports-no-markup",
      comment: "Benches and the writer of the fault tests run from source, and Node reads no .tsx.",
      severity: "error",
      from: { path: "^(app|server)/.*(\\.server|\\.table)\\.ts$" },
      to: { path: "\\.tsx$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "features-know-no-shell",
      comment:
        "The shell surrounds the pages and may show parts of features, never the other way round. Pages may use its error screen.",
      severity: "error",
      from: {
        path: features.map((feature) => `^app/${feature}/`),
        pathNot: [page, "\\.test\\.tsx?$"],
      },
      to: { path: "^app/shell/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "shell-asks-no-database",
      comment: "The root loader gives the shell its data.",
      severity: "error",
      from: { path: "^app/shell/", pathNot: [page, "\\.test\\.tsx?$"] },
      to: {
        path: ["\\.server\\.ts$", "\\.table\\.ts$", "^app/platform/", "^server/", "^demo/"],
        pathNot: anywhere,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "rules-are-pure",
      comment: "Rules and schemas know no React, database, clock or environment.",
      severity: "error",
      from: {
        path: features.map((feature) => `^app/${feature}/`),
        pathNot: [page, "\\.server\\.ts$", "\\.table\\.ts$", "\\.test\\.tsx?$", "\\.tsx$"],
      },
      to: {
        path: [
          "^app/platform/",
          "\\.server\\.ts$",
          "\\.table\\.ts$",
          "node_modules/(react|drizzle-orm|pg|hono)/",
          "^node:",
        ],
        pathNot: anywhere,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "only-routes-name-pages",
      severity: "error",
      from: { pathNot: ["^app/routes\\.ts$", "\\.test\\.tsx?$"] },
      to: { path: page },
    },
    {
      name: "components-ask-no-database",
      comment: "A component gets props; only a page's loader or action reaches the server side.",
      severity: "error",
      from: { path: "\\.tsx$", pathNot: [page, "^app/root\\.tsx$", "^app/entry\\.server\\.tsx$"] },
      to: {
        path: ["\\.server\\.ts$", "\\.table\\.ts$", "^app/platform/"],
        pathNot: anywhere,
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-drawers",
      comment: "A name that explains nothing gathers everything.",
      severity: "error",
      from: {},
      to: {
        path: ["/utils?[./]", "/helpers?[./]", "/misc[./]", "/common[./]", "/index\\.tsx?$"],
        pathNot: "node_modules",
      },
    },
    {
      name: "no-orphan-test-code",
      severity: "error",
      from: { path: "^(app|server)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(test|e2e|bench)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^build/", "^\\.react-router/", "\\+types"] },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};

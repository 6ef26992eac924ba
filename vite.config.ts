import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

// One chunk for the framework, one for the shell without its lazy parts, one for listings, one for forms, one for the parts of
// account pages: the bundler's own split is forty small chunks and 8 KB more per page, and the router's manifest names them all.
const groups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
  },
  {
    name: "shell",
    test: /app\/(root|shared\/page-meta|platform\/live\/(background-load|counts-store|unread-counts|use-unread-counts)|shell\/(?!error|admin-header|account-menu|mobile-account|sign-out-button|unread-badge|announcement|preferences\.route|not-found)|search\/(box\/search-form|search-path)|ui\/\w+\/(dialog-command|hydration-boundary|icon|button|lay-out-below-fold|logo|menu|modal-sheet|plain-link|run-when-idle|select\.|spinner|stored-list|toast|trap-focus))/,
  },
  {
    name: "listing",
    test: /app\/(listings\/(card\/|figures\/listing-figure|media\/photo\.)|shortlist\/(compare\/compare-(toggle|list|store)|recently-viewed\/(recently-viewed|use-viewed|small-card))|search\/last-search|ui\/\w+\/(structured-data|time-ago|badge|breadcrumb|chip|currency-code|page-numbers|pagination|photo|skeleton))/,
  },
  {
    name: "form",
    test: /app\/(ui\/\w+\/(banner|checkbox|date-text|error-summary|field|format-count|select-field|text-area|text-field|use-hydrated)|shared\/form-errors)\./,
  },
  {
    name: "account",
    test: /app\/ui\/\w+\/(data-table|dialog|filter-links|format-list|money|progress|radio-group|sort-header|switch|tabs|titled-section)\./,
  },
  {
    name: "search",
    test: /app\/search\/(results\/(result-|results-)|page\/earlier-results|record-search|filters\/(?!make-|choice-))/,
  },
];

/**
 * Makes Chromium compile every function while the file loads, off the main thread. Otherwise it compiles on the
 * first call, while people wait: half of the blocking time of a first visit. Other browsers ignore the comment.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

/** Parts of the router that we do not use, which would cost every page 4 KB. */
const unusedParts = {
  "dom/ssr/route-discovery.js":
    "export let RouteDiscoveryRuntime, getCustomPatchRoutesOnNavigationFunction, useCustomRouteDiscovery, useRouteDiscovery;",
  "router/instrumentation.js":
    "export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler, instrumentationResultMetaContext; export const consumeInstrumentationClientResultMetaReceiver = () => undefined;",
};

const withoutUnusedParts: Plugin = {
  name: "without-unused-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) =>
    Object.entries(unusedParts).find(([file]) =>
      id.endsWith(`/react-router/dist/production/lib/${file}`),
    )?.[1],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedParts],
  // One copy of React in development, whichever file imports it first.
  resolve: { dedupe: ["react", "react-dom", "react-router"] },
  // Lazy chunks depend only on loaded ones: nothing to preload, and a kilobyte less for every page.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    ssr: {
      // Seven hundred small files would add a second to every start. What brings binaries along stays a package.
      resolve: { noExternal: true, external: ["sharp", "@electric-sql/pglite", "@hyzyla/pdfium"] },
      build: {
        rolldownOptions: {
          // The programs and the pages are one module graph: a context key, a table or a service exists once in a process.
          input: {
            main: "server/main.ts",
            worker: "server/worker.ts",
            migrate: "server/migrate.ts",
            doctor: "server/doctor.ts",
            admin: "server/admin.ts",
            backup: "server/backup.ts",
            restore: "server/restore.ts",
            // A process for parsing one file.
            "file-worker": "server/file-worker.ts",
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            postBanner: compileAtOnce,
            // The router's manifest names every file and is loaded with the first page, where the names would be a kilobyte.
            entryFileNames: ({ name }) =>
              name === "entry.client" ? "assets/[name]-[hash].js" : "assets/[hash].js",
            chunkFileNames: "assets/[hash].js",
          },
        },
      },
    },
  },
});

import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Several programs are built together, see `environments.ssr` in vite.config.ts.
  serverBuildFile: "[name].js",
  // The table of all pages is 3 KB. Asking for the pages of the links in sight instead costs a request, and has the whole page
  // rendered once more when the answer is here.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

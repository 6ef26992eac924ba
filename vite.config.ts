import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// One file for the framework, one for the shell, one for what shows listings: cut into a dozen shared pieces they cost every page 5 KB more.
const groups = [
  {
    name: "framework",
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
  },
  {
    name: "shell",
    test: /app\/(root|shell\/(?!error|admin-header|account-menu|announcement|preferences-page|not-found|hand-over-scene)|ui\/(apart|icon|button|menu|modal-sheet|toast|invoke|keep-focus|lay-out-rest|spinner))/,
  },
  {
    name: "listing",
    test: /app\/(listings\/(listing-(figure|photo)|save-button|media\/photo|compare\/(compare-(toggle|list)|use-compared)|audience\/(recently-viewed|use-viewed))|ui\/(age|badge|breadcrumb|chip|currency-code|page-numbers|pagination|photo|skeleton))/,
  },
  {
    name: "reading",
    test: /app\/ui\/(banner|bar-list|card|definition-list|figure-table|format-|keep-formats|print-button|titled-section|use-hydrated)/,
  },
  {
    name: "form",
    test: /app\/(ui\/(error-summary|field|form-errors|select|text-area|text-field)|messages\/inquiry)/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One copy of React in development, whichever file asks first.
  resolve: { dedupe: ["react", "react-dom", "react-router"] },
  // What is loaded later leans on what is there already: nothing to preload, and a kilobyte less for every page.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // Each icon travels with the pages that show it, instead of all of them with the shell.
          optimization: { inlineConst: { mode: "all", pass: 1 } },
        },
      },
    },
  },
});

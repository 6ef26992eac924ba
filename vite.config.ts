import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

// One file for the framework and one for the shell: cut into a dozen shared pieces they cost every page 5 KB more.
const groups = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: /app\/(shell\/(?!error|admin-header|account-menu|announcement|preferences-page|not-found)|ui\/(icon|button|menu|toast|invoke|spinner))/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One copy of React in development, whichever file asks first.
  resolve: { dedupe: ["react", "react-dom", "react-router"] },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});

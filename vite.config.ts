import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One copy of React in development, whichever file asks first.
  resolve: { dedupe: ["react", "react-dom", "react-router"] },
  build: { assetsInlineLimit: 0 },
});

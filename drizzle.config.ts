import { defineConfig } from "drizzle-kit";

// `npm run migration -- --name what-changes` compares the tables with the last migration and writes the next one.
export default defineConfig({
  dialect: "postgresql",
  casing: "snake_case",
  schema: "./app/**/*.table.ts",
  out: "./app/platform/db/migrations",
});

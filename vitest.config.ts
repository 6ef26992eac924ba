import { defineConfig } from "vitest/config";

// `unit` needs nothing but Node; `database` runs each test on the embedded database and on a PostgreSQL server.
export default defineConfig({
  test: {
    maxWorkers: 2,
    setupFiles: ["test/fail-on-console-error.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,demo,test}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "node_modules/**"],
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: ["{app,server,demo,test}/**/*.db.test.ts"],
          globalSetup: ["test/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

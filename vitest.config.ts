import { join } from "node:path";
import { defineConfig } from "vitest/config";

const standIn = (name: string) => join(import.meta.dirname, "test/stand-ins", name);

/** Half of a fault test is waiting, while the journeys need the processor. */
const afterFaults = { groupOrder: 1 };

// `unit` needs nothing but Node; `database` also needs a PostgreSQL server, which it starts;
// `faults` kills the real program and what it stands on.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // No test replaces a module or a global: loading them again for every file would take as long as the tests.
    isolate: false,
    // Read as a text by what draws with its colours; other styles say nothing to a test.
    css: { include: [/tokens\.css/] },
    setupFiles: ["test/fail-on-console-error.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          sequence: afterFaults,
          include: ["{app,server,demo,test}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.fault.test.ts", "node_modules/**"],
          // Properties are tried with many values, on machines that may be busy.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: "automatic", development: false } },
        test: {
          name: "database",
          sequence: afterFaults,
          include: ["{app,server,demo,test}/**/*.db.test.ts"],
          alias: {
            "#app/platform/files/run-file-task.ts": standIn("run-file-task.ts"),
            "#app/accounts/passwords/hash-cost.ts": standIn("hash-cost.ts"),
          },
          globalSetup: ["test/global-setup.ts"],
          // Thousands of pages are rendered here: React's development checks take three times as long.
          env: { NODE_ENV: "production" },
          // The fault tests run in parallel, on the same cores.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "faults",
          include: ["test/faults/*.fault.test.ts"],
          globalSetup: ["test/faults/global-setup.ts"],
          testTimeout: 400_000,
          hookTimeout: 170_000,
        },
      },
    ],
  },
});

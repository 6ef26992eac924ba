import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The same engine without windows takes a third less of the processor. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Every journey brings its own people: which runs beside which does not matter.
  fullyParallel: true,
  workers: 2,
  // Only what hangs waits as long: the queue looks every ten seconds for what was put off, and a machine may be five times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json"]],
  use: {
    // Chosen by the global setup, before any worker reads this.
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 900 },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    // A fifth less work for the browser; what moves is looked at where the journey is about it.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? browsers.find((path) => existsSync(path)),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});

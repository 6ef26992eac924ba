import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Headless, the same engine takes a third less CPU. */
const browsers = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  globalSetup: "./e2e/global-setup.ts",
  // Every journey creates its own people, so any two can run in parallel.
  fullyParallel: true,
  // One more than cores: some wait for a job or a timer.
  workers: 3,
  // Only hanging steps wait as long: the queue polls every ten seconds, and a machine may be five times slower.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json"]],
  use: {
    // Set by the global setup, before any worker reads this.
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    locale: "en-CA",
    timezoneId: "America/Toronto",
    // A fifth less work for the browser; journeys about animations enable them.
    contextOptions: { reducedMotion: "reduce" },
    // The same renderer serves the next journey: a tenth less work. Playwright clears everything
    // but permissions, the offline mode and headers, which a journey restores itself.
    reuseContext: true,
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
        // No page lives long enough for optimized code to pay off: a twentieth less work.
        "--js-flags=--no-maglev,--no-opt",
      ],
    },
  },
});

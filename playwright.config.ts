import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// The configuration is read by every worker; what the first reading chose holds for all.
process.env.E2E_PORT ??= "4199";
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "relevo-e2e-"));
const baseURL = `http://localhost:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.journey.ts",
  // Every journey brings its own people: which runs beside which does not matter.
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: "test-results",
  reporter: [["list"], ["json"]],
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    locale: "en-CA",
    timezoneId: "America/Toronto",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
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
  webServer: {
    command: `${process.execPath} build/server/main.js`,
    url: `${baseURL}/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      NODE_ENV: "production",
      RELEVO_MODE: "demonstration",
      PORT: process.env.E2E_PORT,
      HOST: "localhost",
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_PER_MINUTE: "100000",
      // Each journey comes from a network address of its own, see e2e/journey.ts.
      TRUSTED_PROXIES: "1",
    },
  },
});

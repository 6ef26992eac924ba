import type { Page } from "@playwright/test";
import { untilWhole } from "../journey.ts";

/** Opens pages whose scripts are still loading; `release` lets them arrive. */
export async function holdScripts(page: Page) {
  // `page.route` would pause every request and disable the cache.
  const session = await page.context().newCDPSession(page);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/entry.client*.js" }] });
  let release = () => {};
  let released = Promise.resolve();
  session.on("Fetch.requestPaused", async ({ requestId }) => {
    await released;
    await session.send("Fetch.continueRequest", { requestId });
  });
  return {
    async open(path: string): Promise<void> {
      released = new Promise((resolve) => (release = resolve));
      // Not `page.goto`, which waits for the scripts.
      await page.mainFrame().goto(path, { waitUntil: "domcontentloaded" });
    },
    async release(): Promise<void> {
      release();
      await untilWhole(page);
    },
  };
}

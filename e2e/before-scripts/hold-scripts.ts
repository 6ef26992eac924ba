import type { Page } from "@playwright/test";
import { untilWhole } from "../journey.ts";

/** Opens pages whose scripts are still loading; `release` lets them arrive. */
export async function holdScripts(page: Page) {
  let release = () => {};
  let released = Promise.resolve();
  await page.route("**/assets/entry.client*.js", async (route) => {
    await released;
    await route.continue();
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

import { test as base, untilWhole } from "../journey.ts";

interface HeldScripts {
  /** Opens a page whose scripts are still loading. */
  open(path: string): Promise<void>;
  /** Lets the scripts arrive. */
  release(): Promise<void>;
}

export const test = base.extend<{ scripts: HeldScripts }>({
  scripts: async ({ page, context }, use) => {
    // `page.route` would pause every request and disable the cache.
    const session = await context.newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    await session.send("Fetch.enable", {
      patterns: [{ urlPattern: "*/assets/entry.client*.js", requestStage: "Response" }],
    });
    let release = () => {};
    let released = Promise.resolve();
    session.on("Fetch.requestPaused", async ({ requestId, responseHeaders = [] }) => {
      await released;
      await session.send("Fetch.continueResponse", {
        requestId,
        responseCode: 200,
        // The next page must ask for it again.
        responseHeaders: [
          ...responseHeaders.filter(({ name }) => name.toLowerCase() !== "cache-control"),
          { name: "cache-control", value: "no-store" },
        ],
      });
    });
    await use({
      async open(path) {
        released = new Promise((resolve) => (release = resolve));
        // Not `page.goto`, which waits for the scripts.
        await page.mainFrame().goto(path, { waitUntil: "domcontentloaded" });
      },
      async release() {
        release();
        await untilWhole(page);
      },
    });
    await session.detach();
  },
});

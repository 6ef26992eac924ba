import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page, type Response } from "@playwright/test";

/** A journey fails on anything that the browser complains about, whether or not a person would have noticed. */
export const test = base.extend<{ complaints: string[] }>({
  // A machine is faster than any person: it would press a button between the first paint and the scripts.
  page: async ({ page, javaScriptEnabled }, use) => {
    const whole = async (answer: Promise<Response | null>) => {
      await answer;
      if (javaScriptEnabled !== false) await page.waitForFunction(isWhole);
      return answer;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = (...where) => whole(goto(...where));
    page.reload = (...how) => whole(reload(...how));
    await use(page);
  },
  /** Every journey is another household: what one tries too often does not shut out the next. */
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
  extraHTTPHeaders: async ({}, use) => {
    const part = () => Math.floor(Math.random() * 255);
    await use({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // A page that answers 404 on purpose is a "failed resource" to the browser; the journey checks the status itself.
        const expected = /Failed to load resource.*(401|403|404|410|422|429)/.test(message.text());
        if (message.type() === "error" && !expected) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** React marks the elements that it has taken over; the last parts of a page are laid out after that. */
function isWhole(): boolean {
  const main = document.querySelector("main");
  return (
    main !== null &&
    Object.keys(main).some((key) => key.startsWith("__react")) &&
    !document.documentElement.hasAttribute("data-fresh")
  );
}

/** No violation of WCAG 2.2 AA, and none of the good practices that axe knows, but for the rules named. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // To tell of what is well takes a fifth of its time.
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(without)
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`,
  );
  expect(told).toEqual([]);
}

/** The announcement greets everybody once; most journeys are about something else. */
export async function closeAnnouncement(page: Page): Promise<void> {
  await page.context().addCookies([
    {
      name: "announcement",
      value: "2026-relevo",
      url: page.url() === "about:blank" ? baseUrl() : page.url(),
    },
  ]);
}

const baseUrl = () => `http://localhost:${process.env.E2E_PORT}`;

/** Two ways of looking that between them have both widths and both themes; axe takes a second for each screen. */
export const looks = [
  { look: "on a desk by day", theme: "light", viewport: { width: 1280, height: 900 } },
  { look: "on a phone at night", theme: "dark", viewport: { width: 390, height: 844 } },
] as const;

/** Nothing is wider than the screen, nor than the narrowest one where this is a phone's. */
export async function expectFits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const narrow of width < 500 ? [width, 320] : [width]) {
    await page.setViewportSize({ width: narrow, height });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${page.url()} scrolls sideways at ${narrow} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width, height });
}

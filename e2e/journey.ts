import { expect, type Page, type Response } from "@playwright/test";
import { test as base } from "./database.ts";
import { aNetworkAddress } from "#test/network-address.ts";
import { sessionCookie } from "./session.ts";

interface JourneyFixtures {
  /** Browser errors and warnings; a journey with any of them fails. */
  complaints: string[];
  /** Signs this browser in as the person, without a form. */
  signIn<Person extends { id: string }>(person: Person): Promise<Person>;
}

/** A journey fails on any browser error or warning, even if a person would not notice it. */
export const test = base.extend<JourneyFixtures>({
  signIn: async ({ context, baseURL, db }, use) => {
    await use(async (person) => {
      const [name, value] = (await sessionCookie(db, person)).split("=", 2);
      await context.addCookies([{ name: name!, value: value!, url: baseURL! }]);
      return person;
    });
  },

  // The announcement greets everyone once; most journeys are about something else.
  storageState: { cookies: [aCookie("announcement", "2026-relevo")], origins: [] },

  // Tests are faster than people: they would press a button between the first paint and the scripts.
  page: async ({ page, javaScriptEnabled }, use) => {
    const whole = async (answer: Promise<Response | null>) => {
      await answer;
      if (javaScriptEnabled !== false) await untilWhole(page);
      return answer;
    };
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    // Pictures may still be loading: only journeys that look at them wait.
    page.goto = (url, how) => whole(goto(url, { waitUntil: "domcontentloaded", ...how }));
    page.reload = (how) => whole(reload({ waitUntil: "domcontentloaded", ...how }));
    await use(page);
  },

  context: async ({ context }, use) => {
    // Every journey has its own IP address, so that rate limits do not affect the next.
    await context.setExtraHTTPHeaders({ "x-forwarded-for": aNetworkAddress() });
    await use(context);
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        // Browsers log an intended 404 as a "failed resource"; the journey checks the status itself.
        const expected = /Failed to load resource.*(401|403|404|409|410|422|429)/.test(
          message.text(),
        );
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

/** A first-time visitor: not even the announcement was closed. */
export const firstVisit = { storageState: { cookies: [], origins: [] } };

/** A browser with animations, like most people's. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" as const } };

function aCookie(name: string, value: string) {
  const rest = { expires: -1, httpOnly: false, secure: false, sameSite: "Lax" as const };
  return { name, value, domain: "localhost", path: "/", ...rest };
}

/** Call it after a link that loads a page: it is not interactive before its scripts. */
export const untilWhole = async (page: Page): Promise<void> => {
  // By default every frame is drawn to look again.
  await page.waitForFunction(isWhole, null, { polling: 20 });
};

/** React marks hydrated elements; the last parts of a page are laid out after that. */
function isWhole(): boolean {
  const main = document.querySelector("main");
  return (
    main !== null &&
    Object.keys(main).some((key) => key.startsWith("__react")) &&
    !document.documentElement.hasAttribute("data-fresh")
  );
}

/** Two looks that together cover both widths and both themes. */
export const looks = [
  { look: "on a desk by day", theme: "light", viewport: { width: 1280, height: 900 } },
  { look: "on a phone at night", theme: "dark", viewport: { width: 390, height: 844 } },
] as const;

/** Nothing is wider than the screen, and on phones than the narrowest of them; a picture may still be loading. */
export async function expectFits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const isPhone = width < 500;
  const least = isPhone ? 320 : width;
  if (isPhone) await page.setViewportSize({ width: least, height });
  await expect
    .poll(() => page.evaluate(listTooWide), {
      message: `${page.url()} scrolls sideways at ${least} px`,
    })
    .toEqual([]);
  if (isPhone) await page.setViewportSize({ width, height });
}

/** Runs in the page: the elements that make it scroll sideways, with their left and right edges. */
function listTooWide(): string[] {
  const room = window.innerWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const wide = [...document.querySelectorAll("body *")].flatMap((element) => {
    const { left, right } = element.getBoundingClientRect();
    const where = `${Math.round(left)} to ${Math.round(right)}`;
    return right > room ? [`${where}: ${element.outerHTML.slice(0, 150)}`] : [];
  });
  return [`${document.documentElement.scrollWidth} px`, ...wide.slice(0, 8)];
}

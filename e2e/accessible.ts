import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import { expectFits, looks } from "./journey.ts";

// Half the size of `axe.source`, and every document compiles it anew.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** WCAG 2.2 AA, and axe's best practices. */
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colours and widths; all others read the document, which is the same in every theme. */
const appearance = ["color-contrast", "link-in-text-block", "target-size"];
/** Half of the elements of most screens. Checked on the first screens of the site and of the admin area, and where a menu is open. */
const frame = ["header:not(main *, :has([aria-expanded=true]))", "footer:not(main *)"];
const framed = new Set(["/", "/admin/dashboard"]);

/** No violation of any rule, except the named ones. */
export const expectAccessible = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolation(page, {
    runOnly: { type: "tag", values: everything },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** For a screen whose document is checked elsewhere, in another theme or width: half the time of all rules. */
export const expectReadable = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolation(page, {
    runOnly: {
      type: "rule",
      values: appearance.filter((rule) => !without.includes(rule)),
    },
  });

/** For a dialog or a message on a screen that is checked elsewhere. */
export const expectPartAccessible = async (part: Locator): Promise<void> => {
  await expect(part).toBeVisible();
  await expectNoViolation(part.page(), { runOnly: { type: "tag", values: everything } }, part);
};

/** The screen as it is, in both themes and at both widths, without loading it twice. */
export async function expectGoodLooks(page: Page, without: string[] = []): Promise<void> {
  const [desk, phone] = looks;
  // From the top: what a sticky bar covers depends on how far somebody has scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize(desk.viewport);
  await expectAccessible(page, without);
  await expectFits(page);
  const colour = await page.evaluate(pageColour);
  await page.emulateMedia({ colorScheme: phone.theme });
  expect(await page.evaluate(pageColour)).not.toBe(colour);
  await page.setViewportSize(phone.viewport);
  await expectReadable(page, without);
  await expectFits(page);
  await page.emulateMedia({ colorScheme: desk.theme });
  await page.setViewportSize(desk.viewport);
}

const pageColour = () => getComputedStyle(document.body).color;

async function expectNoViolation(
  page: Page,
  options: axe.RunOptions,
  part?: Locator,
): Promise<void> {
  // Loading content is shown faded.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]:not(button)"));
  // Kept by the document: what is navigated without loading a page has it already.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const repeated = await page.evaluateHandle(listRepeated);
  const violations = await page.evaluate(
    async ({ part: include, frame, repeated, how }) => {
      const exclude = [...frame, ...repeated];
      // Contrast cannot be measured during a transition. Endless animations are ignored.
      const fading = () =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) =>
              playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
          );
      // A finished colour is inherited, and may start another transition.
      for (let animations = fading(); animations.length > 0; animations = fading())
        for (const animation of animations) animation.finish();
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        include ? { include, exclude } : { exclude },
        how,
      );
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    // Skips passed rules and style sheets of other origins.
    {
      part: part && (await part.elementHandle()),
      frame: part || framed.has(new URL(page.url()).pathname) ? [] : frame,
      repeated,
      how: { ...options, resultTypes: ["violations" as const], preload: false },
    },
  );
  expect(violations).toEqual([]);
}

/** Runs in the page: rules take time for each element, and the third card or row of a list repeats the two before in all but its words. */
function listRepeated(): Element[] {
  const kinds = new Map<string, number>();
  const repeated = new Set<Element>();
  const kindOf = (element: Element): number => {
    const among = new Map<number, number>();
    const children: number[] = [];
    for (const child of element.children) {
      const kind = kindOf(child);
      children.push(kind);
      const before = among.get(kind) ?? 0;
      among.set(kind, before + 1);
      if (before >= 2) repeated.add(child);
    }
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      /^(class|role|name|type|style)$/.test(name) ? `${name}=${value}` : name,
    );
    const isEmpty = element.textContent?.trim() === "";
    const kind = [element.tagName, isEmpty, ...attributes, ...children].join(" ");
    if (!kinds.has(kind)) kinds.set(kind, kinds.size);
    return kinds.get(kind)!;
  };
  kindOf(document.body);
  // Each of them takes time for every element and rule: not those within another, nor what is hardly looked at.
  const isWithin = (element: Element | null): boolean =>
    element !== null && (repeated.has(element) || isWithin(element.parentElement));
  return [...repeated].filter(
    (element) => !isWithin(element.parentElement) && !element.matches("option, svg *, br"),
  );
}

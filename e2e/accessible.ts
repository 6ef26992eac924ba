import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA, and axe's best practices. */
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Rules that depend on colours and widths; all others read the document, which is the same in every theme. */
const appearance = ["color-contrast", "link-in-text-block", "target-size"];

/** No violation of any rule, except the named ones. */
export const expectAccessible = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolation(page, {
    runOnly: { type: "tag", values: everything },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  });

/** For a screen whose document is checked elsewhere, in another theme or width: half the time of all rules. */
export const expectReadable = (page: Page, without: string[] = []): Promise<void> =>
  expectNoViolation(page, {
    runOnly: { type: "rule", values: appearance.filter((rule) => !without.includes(rule)) },
  });

async function expectNoViolation(page: Page, options: axe.RunOptions): Promise<void> {
  // Loading content is shown faded.
  await page.waitForFunction(() => !document.querySelector("[aria-busy=true]:not(button)"));
  // Kept by the document: client-side navigation keeps it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (how) => {
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
      const results = await (window as unknown as { axe: typeof axe }).axe.run(document, how);
      return results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
    },
    // Skips passed rules and style sheets of other origins.
    { ...options, resultTypes: ["violations" as const], preload: false },
  );
  expect(violations).toEqual([]);
}

import { expect, test } from "vitest";
import { safetyGuide } from "./safety-guide.server.ts";
import { isAddress } from "#test/addresses/address-list.ts";

test("the guide is complete, and its links work", () => {
  expect(safetyGuide.title).toBe("Staying safe");
  expect(safetyGuide.description).not.toBe("");
  expect(safetyGuide.sections.map(({ id }) => id)).toContain("warning-signs");
  const html = safetyGuide.sections.map((section) => section.html).join("");
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !isAddress(href))).toEqual([]);
});

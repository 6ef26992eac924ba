import { expect, test } from "vitest";
import { safetyGuide } from "./safety-guide.server.ts";
import { isAddress } from "#test/addresses/address-list.ts";

test("the guide is complete, and its links work", () => {
  const guide = safetyGuide();
  expect(guide.title).toBe("Staying safe");
  expect(guide.description).not.toBe("");
  expect(guide.sections.map(({ id }) => id)).toContain("warning-signs");
  const html = guide.sections.map((section) => section.html).join("");
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href!);
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((href) => !isAddress(href))).toEqual([]);
});

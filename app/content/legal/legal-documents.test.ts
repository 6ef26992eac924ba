import { expect, test } from "vitest";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import { legalDocuments } from "#app/content/legal/legal-documents.server.ts";
import { hasPage } from "#app/has-page.ts";
import { brand } from "#app/shared/brand.ts";

test.each(Object.entries(legalDocuments))("%s", (_, { intro, sections, ...about }) => {
  expect(sections).toHaveLength(13);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(13);
  expect(about.title).not.toBe("");
  expect(about.description.length).toBeGreaterThan(60);
  expect(about.lastChanged).toMatch(/^\d{4}-\d\d-\d\d$/);
  const html = intro + sections.map((section) => section.html).join("");
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
  expect(links.filter((href) => href.startsWith("/") && !hasPage(href))).toEqual([]);
  expect(html).toContain(brand.legalEntity);
  expect(html).toContain(brand.supportEmail);
});

test("people are asked again when either text changes", () => {
  const changes = Object.values(legalDocuments).map(({ lastChanged }) => lastChanged);
  expect(legalVersion).toBe(changes.sort().at(-1));
});

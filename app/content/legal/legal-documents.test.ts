import { expect, test } from "vitest";
import { legalVersion } from "#app/accounts/terms/legal-version.ts";
import type { LegalDocument } from "./legal-documents.server.ts";
import { getLegalDocument, legalNames } from "./legal-documents.server.ts";
import { isAddress } from "#test/addresses/address-list.ts";
import { demoSettings } from "#demo/rows/site-settings.ts";

const htmlOf = ({ intro, sections }: LegalDocument): string =>
  intro + sections.map(({ html }) => html).join("");

test.each(legalNames)("%s has 13 sections whose links work", (name) => {
  const { sections, ...about } = getLegalDocument(name, null);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(13);
  expect(about.title).not.toBe("");
  expect(about.description.length).toBeGreaterThan(60);
  expect(about.lastChanged).toMatch(/^\d{4}-\d\d-\d\d$/);
  const html = htmlOf({ sections, ...about });
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
  expect(links.filter((href) => href.startsWith("/") && !isAddress(href))).toEqual([]);
});

test.each(legalNames)("%s names the operator, or nobody before one is set", (name) => {
  const { operator } = demoSettings;
  const named = htmlOf(getLegalDocument(name, { ...operator, legalName: "Smith & <Sons>" }));
  expect(named).toContain("Smith &amp; &lt;Sons&gt;, 200 Bay Street");
  expect(named).toContain(operator.supportEmail);
  const unset = htmlOf(getLegalDocument(name, null));
  expect(unset).toContain("the operator of this site");
  for (const html of [named, unset]) expect(html).not.toMatch(/[{}]/);
  for (const value of Object.values(operator)) expect(unset).not.toContain(value);
});

test("people must accept again when either text changes", () => {
  const changes = legalNames.map((name) => getLegalDocument(name, null).lastChanged);
  expect(legalVersion).toBe(changes.sort().at(-1));
});

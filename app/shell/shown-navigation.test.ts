import { expect, test } from "vitest";
import { hasPage } from "#app/has-page.ts";
import * as all from "./navigation.ts";
import * as shown from "./shown-navigation.ts";

const toOf = (links: { to: string }[]) => links.map(({ to }) => to);

test("menus show exactly the links whose pages exist", () => {
  const sections = [
    [all.mainNavigation, shown.mainNavigation],
    [
      all.mainNavigation.filter(({ to }) => hasPage(to)).flatMap(({ links = [] }) => links),
      shown.mainNavigation.flatMap(({ links = [] }) => links),
    ],
    [all.accountMenu, shown.accountMenu],
    [all.adminMenu, shown.adminMenu],
    [all.legalLinks, shown.legalLinks],
    [
      all.footerNavigation.flatMap(({ links }) => links),
      shown.footerNavigation.flatMap(({ links }) => links),
    ],
  ] as const;
  for (const [listed, visible] of sections)
    expect(toOf([...visible])).toEqual(toOf([...listed]).filter(hasPage));
});

test("no menu and no footer column is empty", () => {
  for (const { links } of [...shown.footerNavigation, ...shown.mainNavigation])
    expect(links).not.toEqual([]);
});

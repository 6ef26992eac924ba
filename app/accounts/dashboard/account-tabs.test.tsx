import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { renderPart, textOf } from "#test/render.tsx";
import { accountTabs } from "./account-tabs.ts";

const pages = routes
  .flatMap((entry) => (entry.file.endsWith("/account-page.tsx") ? (entry.children ?? []) : []))
  .filter(({ file }) => file.endsWith("-page.tsx"))
  .map(({ path }) => `/${path ?? ""}`);

function currentTabs(path: string, isBroker = false): string[] {
  const tabs = accountTabs(0, isBroker);
  const markup = renderPart(<Tabs label="Account" current={path} tabs={tabs} />);
  return [...markup.matchAll(/<a[^>]*aria-current="(\w+)"[^>]*>.*?<\/a>/g)].map(
    ([link, how]) => `${textOf(link)} ${how ?? ""}`,
  );
}

test("every account page belongs to one tab", () => {
  expect(pages).toContain("/account/security");
  for (const page of pages)
    for (const isBroker of [false, true]) expect(currentTabs(page, isBroker), page).toHaveLength(1);
  expect(currentTabs("/account/mandates", true)).toEqual(["Mandates page"]);
});

test.each([
  ["/account/profile", "Profile page"],
  ["/account/security", "Profile true"],
  ["/account/drafts", "Dashboard true"],
])("%s: %s", (path, current) => {
  expect(currentTabs(path)).toEqual([current]);
});

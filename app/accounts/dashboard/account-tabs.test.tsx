import { expect, test } from "vitest";
import { type UserType, userTypes } from "#app/accounts/user.ts";
import routes from "#app/routes.ts";
import { Tabs } from "#app/ui/navigation/tabs.tsx";
import { renderPart, textOf } from "#test/render.tsx";
import { accountTabs } from "./account-tabs.ts";

const pages = routes
  .flatMap((entry) => (entry.file.endsWith("/account-page.tsx") ? (entry.children ?? []) : []))
  .filter(({ file }) => file.endsWith("-page.tsx"))
  .map(({ path }) => `/${path ?? ""}`);

function currentTabs(path: string, userType: UserType = "buyer"): string[] {
  const tabs = accountTabs(0, userType);
  const markup = renderPart(<Tabs label="Account" current={path} tabs={tabs} />);
  return [...markup.matchAll(/<a[^>]*aria-current="(\w+)"[^>]*>.*?<\/a>/g)].map(
    ([link, how]) => `${textOf(link)} ${how ?? ""}`,
  );
}

test("every account page belongs to one tab", () => {
  expect(pages).toContain("/account/security");
  for (const page of pages)
    for (const userType of userTypes) expect(currentTabs(page, userType), page).toHaveLength(1);
  expect(currentTabs("/account/mandates", "broker")).toEqual(["Mandates page"]);
});

test.each([
  ["/account/profile", "Profile page"],
  ["/account/leads", "Messages page"],
  ["/account/security", "Profile true"],
  ["/account/drafts", "Dashboard true"],
])("%s: %s", (path, current) => {
  expect(currentTabs(path)).toEqual([current]);
});

test("owners and brokers get leads", () => {
  for (const userType of ["seller", "broker"] as const)
    expect(currentTabs("/account/leads", userType)).toEqual(["Leads page"]);
});

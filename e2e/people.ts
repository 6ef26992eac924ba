import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "#app/accounts/demo-accounts.ts";

export type Role = "admin" | "seller" | "buyer" | "broker";

export const emailOf = (role: Role): string =>
  demoAccounts.find((account) => account.userType === role)!.email;

/** Signs in as a person would. */
export async function signInAs(page: Page, role: Role): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email Address").fill(emailOf(role));
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Signs in without a browser, for tests of statuses. */
export async function signInByForm(request: APIRequestContext, role: Role): Promise<void> {
  const answer = await request.post("/signin", {
    form: { email: emailOf(role), password: demoPassword },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
}

import type { Page } from "@playwright/test";
import { goodPassword } from "#test/factories.ts";

/** Somebody who has no account yet. */
export interface FreshPerson {
  email: string;
  password: string;
  phone: string;
}

export const freshPerson = (): FreshPerson => {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return {
    email: `journey-${unique}@example.com`,
    password: goodPassword,
    phone: `+1 416 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 6)}`,
  };
};

export async function fillSignUp(page: Page, { email, password, phone }: FreshPerson) {
  await page.getByLabel("First Name").fill("Ana");
  await page.getByLabel("Last Name").fill("Núñez");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(password);
}

export async function fillSignIn(
  page: Page,
  { email, password = goodPassword }: { email: string; password?: string },
) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

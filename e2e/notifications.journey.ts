import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  notifications,
  pushSubscriptions,
} from "#app/accounts/notifications/notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, looks, test } from "./journey.ts";
import { aListingWithPhotos, aSeller, aUser } from "#test/factories.ts";
import { anotherBrowser } from "./session.ts";

const news = (userId: string, changes: Partial<typeof notifications.$inferInsert>) => ({
  userId,
  kind: "listing" as const,
  key: "listing:1",
  title: "Your listing is live",
  text: "Bakery on the corner",
  href: "/account/listings",
  ...changes,
});

async function someNews(db: Db, userId: string): Promise<void> {
  await db.insert(notifications).values([
    news(userId, {}),
    news(userId, {
      key: "payment:1",
      kind: "payment",
      title: "Thank you for your payment",
      href: "/account/upgrades",
    }),
    news(userId, {
      key: "listing:2",
      title: "Your listing was not approved",
      readAt: new Date(),
      createdAt: new Date("2026-03-02T12:00:00Z"),
    }),
  ]);
}

const bell = (page: Page, unread: number) =>
  page.getByRole("button", {
    name: unread > 0 ? `Notifications, ${unread} unread` : "Notifications",
    exact: true,
  });

test("the owner's bell rings while the buyer writes in another browser", async ({
  page,
  browser,
  db,
  signIn,
}) => {
  const seller = await signIn(await aSeller(db));
  const { id, title } = await aListingWithPhotos(db, { ownerId: seller.id });
  const buyer = await anotherBrowser(browser, db, await aUser(db, { firstName: "Priya" }));
  await page.goto("/account/profile");
  await expect(bell(page, 0)).toBeVisible();
  await buyer.goto(`/business/${id}#contact`);
  await buyer.getByLabel("Message").fill("Is the lease transferable?");
  await buyer.getByRole("button", { name: "Send Message" }).click();
  await expect(buyer.getByText("Your message was sent.")).toBeVisible();

  await bell(page, 1).click();
  const inquiry = page.getByRole("link", { name: "Unread: New inquiry from Priya Núñez" });
  await expect(inquiry).toBeVisible();
  await expect(page.locator("#notification-bell")).toContainText(title);
  await expectPartAccessible(page.locator("#notification-bell"));
  await page.keyboard.press("Escape");
  await expect(inquiry).toBeHidden();

  // New notifications appear in the list, too, and one click marks them as read everywhere.
  await page.goto("/account/notifications");
  const second = await page.context().newPage();
  await second.goto("/account/profile");
  await expect(bell(second, 1)).toBeVisible();
  await inquiry.click();
  await expect(page).toHaveURL(/\/account\/leads/);
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(second, 0)).toBeVisible();
  await buyer.context().close();
});

test("somebody reads all, and settles what reaches them", async ({ page, db, signIn }) => {
  const person = await signIn(await aUser(db, { phone: "", notifyByEmail: false }));
  await someNews(db, person.id);
  await page.goto("/account/notifications");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Monday, March 2, 2026" })).toBeVisible();
  await expectGoodLooks(page);
  await bell(page, 2).click();
  await page
    .locator("#notification-bell")
    .getByRole("button", { name: /Mark all/ })
    .click();
  await expect(bell(page, 0)).toBeVisible();
  await expect(page.getByText("Unread:")).toHaveCount(0);
  await page.locator("#notification-bell").getByRole("link", { name: "Settings" }).click();

  const push = page.getByRole("checkbox", { name: "Messages: Push" });
  await expect(push).toBeChecked();
  await push.uncheck();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Messages: Text" })).toBeDisabled();
  await expect(page.getByText("Text messages need a confirmed phone number.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Messages: Email" })).toBeDisabled();
  await expect(page.getByRole("checkbox", { name: "Payments: Email" })).toBeChecked();
  await expectGoodLooks(page);
  await page.reload();
  await expect(push).not.toBeChecked();
  await page.getByRole("link", { name: "Change it in your profile" }).click();
  await expect(page).toHaveURL(/\/account\/profile#notifications$/);
});

test("a browser gets push messages after a click, until its person signs out", async ({
  page,
  db,
  signIn,
}) => {
  const person = await signIn(await aUser(db));
  // A browser without windows allows no notifications, and a subscription would come from a push service on the internet.
  await page.addInitScript((endpoint) => {
    const keys = {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    };
    Object.defineProperty(Notification, "permission", { value: "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, `https://push.example/${person.id}`);
  const subscriptions = () =>
    db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.id));

  await page.goto("/account/notifications/settings");
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  expect(await subscriptions()).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL),
  ).toMatch(/\/push-worker\.js$/);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await subscriptions()).toEqual([]);
});

test.describe("without JavaScript, on a phone at night", () => {
  test.use({ javaScriptEnabled: false, viewport: looks[1].viewport, colorScheme: "dark" });

  test("everything can be read and settled", async ({ page, db, signIn }) => {
    const person = await signIn(await aUser(db));
    await someNews(db, person.id);
    await page.goto("/account/profile");
    await page.getByRole("link", { name: "Notifications, 2 unread" }).click();
    await page.getByRole("link", { name: "Unread: Thank you for your payment" }).click();
    await expect(page).toHaveURL(/\/account\/upgrades$/);
    await page.getByRole("link", { name: "Notifications, 1 unread" }).click();
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(page.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("checkbox", { name: "Alerts: Email" }).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox", { name: "Alerts: Email" })).not.toBeChecked();
  });
});

import type { Locator, Page } from "@playwright/test";
import { expect, expectFits, test } from "./journey.ts";

const found = (page: Page) => page.getByRole("status").filter({ hasText: "for sale" });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const map = (page: Page) => page.getByRole("group", { name: /^Map of the results/ });
const circles = (page: Page) =>
  map(page).getByRole("link", { name: /^[\d,]+ business(es)? near / });
const searchHere = (page: Page) => map(page).getByRole("link", { name: /^Search this area/ });
const numberIn = (text: string | null) => Number(/[\d,]+/.exec(text ?? "")![0].replaceAll(",", ""));

/** "12 businesses for sale": the promised count. */
const expectFound = (page: Page, count: number) =>
  expect(found(page)).toHaveText(
    `${count.toLocaleString("en-CA")} ${count === 1 ? "business" : "businesses"} for sale`,
  );

async function openCircle(page: Page, circle: Locator): Promise<void> {
  const count = numberIn(await circle.getAttribute("aria-label"));
  await circle.click();
  await expect(page.getByRole("link", { name: "Remove Map area" })).toBeVisible();
  await expectFound(page, count);
}

test("a buyer browses the map: circles open what they count, cards and circles highlight each other", async ({
  page,
  baseURL,
}) => {
  // There are no tiles, so no third party sees what is viewed.
  const strange: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith("data:"))
      strange.push(request.url());
  });
  await page.goto("/businesses?category=restaurants");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(circles(page).first()).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  await openCircle(page, circles(page).first());
  await expect(page).toHaveURL(/category=restaurants&area=[-\d._]+&view=map$/);
  await expect(cards(page).first()).toBeVisible();
  const narrowed = circles(page).first();
  await narrowed.hover();
  await expect(page.locator(".map-cards > [data-active]").first()).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(page.locator(".map-cards > [data-active]")).toHaveCount(0);
  await cards(page).first().hover();
  await expect(map(page).locator("a[data-active]")).toHaveCount(1);

  // Buttons, keys and the mouse move the map; the results follow on request.
  await expect(searchHere(page)).toHaveCount(0);
  await map(page).getByRole("button", { name: "Zoom out" }).click();
  await map(page).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("+");
  const before = await page.locator(".map-box > svg").getAttribute("viewBox");
  const box = (await map(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 80, box.y + box.height / 2 + 10, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator(".map-box > svg")).not.toHaveAttribute("viewBox", before!);
  const promised = numberIn(await searchHere(page).textContent());
  const visible = await page.locator(".map-box > svg").getAttribute("viewBox");
  await searchHere(page).click();
  await expectFound(page, promised);
  await expect(searchHere(page)).toHaveCount(0);
  await expect(page.locator(".map-box > svg")).toHaveAttribute("viewBox", visible!);

  // A filter keeps the area; removing the area resets the map.
  await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("checkbox", { name: /^Lease/ }).check();
  await expect(page).toHaveURL(/area=.*property=lease/);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Remove Map area" }).click();
  await expect(page).toHaveURL("/businesses?category=restaurants&property=lease&view=map");
  await map(page)
    .getByRole("link", { name: /^Ontario: / })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/region=ontario&property=lease&view=map$/);
  await expect(page.getByRole("link", { name: "Remove Ontario" })).toBeVisible();
  await openCircle(page, circles(page).first());
  await expect(page).toHaveURL(/region=ontario&area=/);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Remove Map area" })).toHaveCount(0);
  expect(strange).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("one finger scrolls, two fingers move the map, a tap opens a circle, in the dark", async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: "theme", value: "dark", url: baseURL! }]);
    await page.goto("/businesses?view=map");
    await map(page).scrollIntoViewIfNeeded();
    await expectFits(page);
    const box = (await map(page).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await page.context().newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([left, top], id) => ({ x: left, y: top, id })),
      });

    const viewBox = () => page.locator(".map-box > svg").getAttribute("viewBox");
    const before = await viewBox();
    await send("touchStart", [x, y]);
    await send("touchMove", [x - 10, y]);
    await send("touchMove", [x - 60, y]);
    await send("touchEnd");
    await expect(page.getByText("Use two fingers to move the map")).toBeVisible();
    expect(await viewBox()).toBe(before);

    await send("touchStart", [x - 20, y], [x + 20, y]);
    await send("touchMove", [x - 50, y], [x + 50, y]);
    await send("touchMove", [x - 90, y + 20], [x + 90, y + 20]);
    await send("touchEnd");
    const width = (text: string | null) => Number(text!.split(" ")[2]);
    expect(width(await viewBox())).toBeLessThan(width(before) / 3);
    await expect(map(page).getByRole("button", { name: "Back to the results" })).toBeEnabled();
    await map(page).getByRole("button", { name: "Back to the results" }).click();
    await expect.poll(viewBox).toBe(before);
    await openCircle(page, circles(page).first());
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("circles and regions are links, beside the cards and in a list", async ({ page }) => {
    await page.goto("/businesses?property=lease&view=map");
    await expect(map(page).getByRole("button", { name: "Zoom in" })).toBeHidden();
    await openCircle(page, circles(page).first());
    await page.getByRole("link", { name: "Remove Map area" }).click();
    const list = page.getByRole("region", { name: "By region" });
    const ontario = list.getByRole("link", { name: /^Ontario/ });
    const count = numberIn(await ontario.textContent());
    await ontario.click();
    await expect(page).toHaveURL("/businesses?region=ontario&property=lease&view=map");
    await expectFound(page, count);
    // The selected region is removed in the list, not by a click on the map.
    await expect(map(page).getByRole("link", { name: /^Ontario: / })).toHaveCount(0);
    await list.getByRole("link", { name: /^Ontario\s?, selected/ }).click();
    await expect(page).toHaveURL("/businesses?property=lease&view=map");
  });
});

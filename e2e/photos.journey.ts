import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { uploadChunkBytes } from "#app/platform/uploads/upload.ts";
import { aBmp, aPicture, gpsWord, withLocation } from "#test/pictures.ts";
import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, expectFits, test } from "./journey.ts";
import { aQuietListing, aSeller } from "#test/factories.ts";

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const picker = (page: Page): Locator => page.locator('input[name="photos"]');
const photos = (page: Page): Locator => page.getByRole("group", { name: /^Photo \d+ of/ });

/** Whether two spots of a photo are as orange or as blue as the test's pictures. */
async function coloursOf(bytes: Buffer, places: [number, number][]): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return data[at]! > data[at + 2]! ? "orange" : "blue";
  });
}

test("an owner adds photos, explains and orders them by keyboard", async ({ page, db, signIn }) => {
  const owner = await signIn(await aSeller(db));
  const { id } = await aQuietListing(db, { ownerId: owner.id, status: "draft" });
  await page.goto(`/account/listings/${id}/photos`);
  const small = () => aPicture(300, 200);
  await picker(page).setInputFiles([
    { name: "old.bmp", mimeType: "image/bmp", buffer: await aBmp(small()) },
    jpeg("huge.jpg", Buffer.alloc(10 * 1024 * 1024 + 1)),
    jpeg("fake.jpg", Buffer.from("<!doctype html><html><body>A page, not a photo")),
    jpeg("located.jpg", await withLocation(aPicture(330, 220)).jpeg().toBuffer()),
    jpeg("turned.jpg", await aPicture(220, 330).withMetadata({ orientation: 6 }).jpeg().toBuffer()),
  ]);
  const files = page.getByRole("list", { name: "Files on their way" });
  await expect(files.getByText("huge.jpg is larger than 10 MB.")).toBeVisible();
  await expect(files.getByText("fake.jpg is not a photo that we can read.")).toBeVisible();
  await expect(photos(page)).toHaveCount(3);
  await expect(files.getByRole("listitem")).toHaveCount(2);
  await files.getByRole("button", { name: "Dismiss fake.jpg" }).click();
  await expect(files.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText("3 of 15 photos")).toBeAttached();

  // No size or format has location metadata; all are upright, and hidden from others.
  const ids = await photos(page).evaluateAll((all) =>
    all.map((one) => one.parentElement!.id.slice(6)),
  );
  for (const photo of ids)
    for (const name of ["1200.jpg", "800.webp", "200.avif"]) {
      const answer = await page.request.get(`/media/${photo}/${name}`);
      const body = await answer.body();
      expect(body.toString("latin1")).not.toContain(gpsWord);
      const { exif, width, height } = await sharp(body).metadata();
      expect([exif, Math.round((width / height) * 10)]).toEqual([undefined, 15]);
      expect((await fetch(answer.url())).status).toBe(404);
    }
  const colours = await Promise.all(
    ids.map(async (photo) => {
      const answer = await page.request.get(`/media/${photo}/400.jpg`);
      return (
        await coloursOf(await answer.body(), [
          [0.1, 0.5],
          [0.9, 0.5],
          [0.5, 0.1],
          [0.5, 0.9],
        ])
      ).join(" ");
    }),
  );
  expect(colours.filter((one) => one.startsWith("orange blue"))).toHaveLength(2);
  expect(colours.filter((one) => one.endsWith("orange blue"))).toHaveLength(1);

  const first = photos(page).first();
  await expect(first.getByText("Cover", { exact: true })).toBeVisible();
  await first.getByLabel("Caption").fill("The front, call 416 555 0199");
  await first.getByLabel("Alt text").fill("A shop front in two colours");
  await expect(first.getByText("Saved")).toHaveCount(2);
  await expect(first.getByText(/We removed the phone number/)).toBeVisible();
  await photos(page).nth(1).getByLabel("Reveals the name or location").check();
  await expect(photos(page).nth(1).getByText("Hidden", { exact: true })).toBeVisible();
  await expectAccessible(page);

  // By keyboard, the focus stays with the photo that moves.
  const later = page.getByRole("button", { name: "Move photo 1 later" });
  await later.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move photo 2 later" })).toBeFocused();
  await expect(
    page.getByRole("status").filter({ hasText: "It is photo 2 of 3 now." }),
  ).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Move photo 3 later" })).toBeFocused();
  await expect(photos(page).last().getByText("Cover", { exact: true })).toBeVisible();
  await photos(page)
    .nth(1)
    .getByRole("button", { name: /^Make cover/ })
    .press("Enter");
  await expect(photos(page).nth(1).getByText("Cover", { exact: true })).toBeVisible();
  // By pointer, there and back while the first is being saved: the open menu must not move.
  const frames = photos(page).locator(".photo");
  const held = Promise.withResolvers<void>();
  const changes = "**/photos/change";
  await page.route(changes, (route) => held.promise.then(() => route.continue()), { times: 1 });
  let answered = 0;
  page.on(
    "response",
    (response) => (answered += response.url().endsWith("/photos/change") ? 1 : 0),
  );
  await frames.nth(1).dragTo(frames.first());
  await expect(photos(page).first().getByText("Cover", { exact: true })).toBeVisible();
  await frames.first().dragTo(frames.nth(1));
  await expect(photos(page).nth(1).getByText("Cover", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete photo 1" }).press("Enter");
  held.resolve();
  await expect.poll(() => answered).toBe(2);
  await page.getByRole("button", { name: "Delete photo", exact: true }).press("Enter");
  await expect(photos(page)).toHaveCount(2);

  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  await expect(photos(page).last().getByLabel("Alt text")).toHaveValue(
    "A shop front in two colours",
  );
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectReadable(page);
  await expectFits(page);
});

test("an upload goes on after a reload and after the connection was lost", async ({
  page,
  context,
  db,
  signIn,
  complaints,
}, info) => {
  const owner = await signIn(await aSeller(db));
  const { id } = await aQuietListing(db, { ownerId: owner.id, status: "draft" });
  const [width, height] = [1400, 1200];
  const file = info.outputPath("workshop.png");
  // As large as noise, but quick to encode.
  const plain = sharp({ create: { width, height, channels: 3, background: "#7a4" } });
  writeFileSync(file, await plain.png({ compressionLevel: 0 }).toBuffer());

  const offsets: number[] = [];
  let onPiece: "pass" | "hold" | "disconnect" = "hold";
  await page.route("**/uploads/*", async (route, request) => {
    if (request.method() !== "PATCH") return route.continue();
    const offset = Number(await request.headerValue("upload-offset"));
    offsets.push(offset);
    if (onPiece === "hold" && offset === uploadChunkBytes) return;
    if (onPiece !== "disconnect" || offset !== 2 * uploadChunkBytes) return route.continue();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await page.goto(`/account/listings/${id}/photos`);
  await picker(page).setInputFiles(file);
  await expect.poll(() => offsets).toEqual([0, uploadChunkBytes]);

  onPiece = "disconnect";
  await page.reload();
  await picker(page).setInputFiles(file);
  await expect(page.getByText(/^The connection broke off while workshop\.png/)).toBeVisible();
  expect(offsets.slice(2)).toEqual([uploadChunkBytes, 2 * uploadChunkBytes]);

  onPiece = "pass";
  await context.setOffline(false);
  await expect(photos(page)).toHaveCount(1);
  expect(offsets.at(-1)).toBe(2 * uploadChunkBytes);
  // The browser's own error for a lost connection.
  expect(complaints.splice(0).every((one) => one.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner adds several photos and orders them with plain forms", async ({
    page,
    db,
    signIn,
  }) => {
    const owner = await signIn(await aSeller(db));
    const { id } = await aQuietListing(db, { ownerId: owner.id, status: "draft" });
    await page.goto(`/account/listings/${id}/photos`);
    await picker(page).setInputFiles([
      jpeg("one.jpg", await aPicture(300, 200).jpeg().toBuffer()),
      jpeg("fake.jpg", Buffer.from("<svg onload=alert(1)>")),
      jpeg("two.jpg", await aPicture(300, 200, "#7c3aed", "#facc15").jpeg().toBuffer()),
    ]);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByRole("alert")).toHaveText(/^fake\.jpg is not a photo that we can read/);
    await expect(photos(page)).toHaveCount(2);
    await photos(page).first().getByLabel("Caption").fill("The counter");
    await photos(page).first().getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Move photo 1 later" }).click();
    await expect(photos(page).last().getByLabel("Caption")).toHaveValue("The counter");
    await photos(page)
      .first()
      .getByRole("button", { name: /^Make cover/ })
      .click();
    await expect(photos(page).first().getByText("Cover", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Delete photo 1" }).click();
    await page.getByRole("button", { name: "Delete photo", exact: true }).click();
    await expect(photos(page)).toHaveCount(1);
  });
});

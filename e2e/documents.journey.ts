import { setVideo } from "#app/listings/media/video/set-video.server.ts";
import { parseVideoLink } from "#app/listings/media/video/video.ts";
import type { Db } from "#app/platform/db/db.ts";
import { textOfPdf } from "#test/read-pdf.ts";
import { aDocx, aPdf } from "#test/sample-documents.ts";
import { expectAccessible, expectPartAccessible, expectReadable } from "./accessible.ts";
import { fillSignIn } from "./sign-in-forms.ts";
import { expect, expectFits, looks, test } from "./journey.ts";
import { emailTo } from "./mailbox.ts";
import { aListingWithPhotos, aSeller, aUser } from "#test/factories.ts";
import { anotherBrowser } from "./session.ts";

async function anOwnedBusiness(db: Db) {
  const owner = await aSeller(db, { firstName: "Olga" });
  const listing = await aListingWithPhotos(db, { ownerId: owner.id });
  const documents = `/account/listings/${listing.id}/documents`;
  return { owner, listing, documents, business: `/business/${listing.id}` };
}

const pdf = async () => ({
  name: "Statements 2025.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(await aPdf(["Balance", "Notes"])),
});
const macros = {
  name: "Lease.docx",
  mimeType: "application/msword",
  buffer: Buffer.from(aDocx({ "word/vbaProject.bin": "x" })),
};

const { look, theme, viewport } = looks[1];

test.describe(look, () => {
  test.use({ viewport, colorScheme: theme });

  test("an owner lets a buyer read a document, sees it opened, and revokes access", async ({
    page,
    browser,
    db,
    signIn,
  }) => {
    const { owner, documents, business } = await anOwnedBusiness(db);
    await signIn(owner);
    await page.goto(documents);
    await page.getByLabel("Choose documents").setInputFiles([await pdf(), macros]);
    const document = page.getByRole("link", { name: "Statements 2025.pdf" });
    await expect(document).toBeVisible();
    await expect(page.getByText(/^Lease\.docx: This file contains macros/)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss Lease.docx" }).click();
    await page.getByText("Rename").click();
    await page.getByLabel("Name for readers").fill("Statements of 2025");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByText("is now called Statements of 2025.pdf.")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);

    const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
    const reader = await anotherBrowser(browser, db, buyer);
    await reader.goto(business);
    await reader.getByRole("button", { name: "Request access" }).click();
    await expect(reader.getByText(/^You have requested access\./)).toBeVisible();
    expect(await emailTo(db, owner.email, "Bea Kim requested your documents")).toContain(
      "/account/leads/",
    );

    await page.reload();
    await expect(page.getByText("1 to answer")).toBeVisible();
    await page.getByRole("button", { name: "Give access: Bea Kim" }).click();
    await expect(page.getByText(/^Has had access since /)).toBeVisible();

    await reader.reload();
    const download = reader.waitForEvent("download");
    const link = reader.getByRole("link", { name: /Statements of 2025\.pdf/ });
    await link.click();
    const stream = await (await download).createReadStream();
    for (const text of await textOfPdf(Buffer.concat(await stream.toArray())))
      expect(text).toContain(`Bea Kim · ${buyer.email}`);

    await page.reload();
    const log = page.getByRole("region", { name: "Who opened what" });
    await expect(log.getByRole("listitem")).toHaveText(/Bea KimStatements of 2025\.pdf/);
    const address = (await link.getAttribute("href"))!;
    await page.getByRole("button", { name: "Revoke access: Bea Kim" }).click();
    await expect(page.getByText(/^Access revoked on /)).toBeVisible();
    await expectPartAccessible(log);
    // The open page follows.
    await expect(link).toHaveCount(0);
    expect((await reader.request.get(address)).status()).toBe(404);
    await expect(reader.getByText(/^The owner has revoked your access\./)).toBeVisible();
    await reader.context().close();
  });

  test("a video requests nothing from its provider before it is played", async ({ page, db }) => {
    const { owner, listing, business } = await anOwnedBusiness(db);
    const video = parseVideoLink("https://youtu.be/dQw4w9WgXcQ");
    await setVideo(db, { listingId: listing.id, ownerId: owner.id, video });
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== process.env.E2E_URL) foreign.push(origin);
    });
    const player = "<!doctype html><title>Player</title><p>The player</p>";
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: player }),
    );
    await page.goto(business);
    await expect(page.getByText(/^The video is on YouTube\./)).toBeVisible();
    await expectReadable(page);
    expect(foreign).toEqual([]);
    await page.getByRole("button", { name: "Play video" }).click();
    const frame = page.frameLocator("iframe").frameLocator("iframe");
    await expect(frame.getByText("The player")).toBeVisible();
    expect(foreign).toEqual(["https://www.youtube-nocookie.com"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an owner uploads, a buyer signs in to request access, the owner grants it", async ({
    page,
    browser,
    db,
    signIn,
  }) => {
    const { owner, documents, business, listing } = await anOwnedBusiness(db);
    const video = parseVideoLink("https://youtu.be/dQw4w9WgXcQ");
    await setVideo(db, { listingId: listing.id, ownerId: owner.id, video });
    const context = await browser.newContext({ baseURL: process.env.E2E_URL! });
    const reader = await context.newPage();

    await signIn(owner);
    await page.goto(documents);
    await page.locator("input[type=file]").setInputFiles([macros, await pdf()]);
    await page.getByRole("button", { name: "Upload" }).click();
    await expect(page.getByText(/^Lease\.docx: This file contains macros/)).toBeVisible();
    await expect(page.getByText(/^Statements 2025\.pdf is stored\./)).toBeVisible();

    const buyer = await aUser(db, { firstName: "Bea", lastName: "Kim" });
    await reader.goto(business);
    await expect(reader.getByRole("link", { name: "Watch the video on YouTube" })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );
    await reader.getByRole("link", { name: "Sign in to request access" }).click();
    await fillSignIn(reader, buyer);
    await reader.getByLabel("Password", { exact: true }).press("Enter");
    await reader.getByRole("button", { name: "Request access" }).click();
    await expect(reader.getByText(/^You have requested access\./)).toBeVisible();

    await page.goto(documents);
    await page.getByRole("button", { name: "Give access: Bea Kim" }).click();
    await expect(page.getByText(/^Has had access since /)).toBeVisible();
    await reader.reload();
    const download = reader.waitForEvent("download");
    await reader.getByRole("link", { name: /Statements 2025\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe("Statements 2025.pdf");
    await context.close();
  });
});

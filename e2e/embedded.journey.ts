import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "#app/platform/db/migrate.ts";
import { openEmbedded } from "#app/platform/db/open-embedded.ts";
import { aListing } from "#test/factories.ts";
import { fillSignUp, freshPerson } from "./sign-in-forms.ts";
import { expect, test } from "./journey.ts";
import { type RunningServer, startServer } from "./server.ts";

let folder: string;
let server: RunningServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "relevo-e2e-embedded-"));
  // One process at a time may open the folder.
  const database = await openEmbedded(folder);
  await migrateDatabase(database);
  await aListing(database.db, { status: "active" });
  await database.close();
  server = await startServer({ DATA_DIR: folder, DATABASE_URL: "", DEMO: "0" });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** All other journeys use a PostgreSQL server; the faults fill an embedded database with the demonstration. */
test("on the embedded database a visitor signs up, searches, saves and sends a message that the owner receives", async ({
  page,
}) => {
  const open = (path: string) => page.goto(`${server.url}${path}`);
  const person = freshPerson();
  await open("/signin?mode=signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account created successfully! Welcome to Relevo")).toBeVisible();
  await expect(page).toHaveURL(/\/account\/dashboard$/);
  await open("/dev/mail");
  const mail = page.getByRole("link", { name: /Confirm your email address/ });
  await mail.filter({ hasText: person.email }).click();
  const email = page.frameLocator("iframe").getByRole("link", { name: "Confirm my email address" });
  await expect(email).toHaveCSS("background-color", "rgb(15, 77, 64)");
  const { pathname, search } = new URL((await email.getAttribute("href"))!);
  await open(pathname + search);
  await expect(page.getByRole("heading", { name: "Email address confirmed" })).toBeVisible();

  await open("/businesses?q=bakery");
  const heart = page.getByRole("button", { name: /^Save / }).first();
  const stored = page.waitForResponse((answer) => answer.request().method() === "POST");
  await heart.click();
  await stored;
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  const listing = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  const title = (await listing.textContent())!;
  await listing.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByLabel("Message").fill("Is the lease transferable?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message was sent.")).toBeVisible();
  await open("/dev/mail");
  await expect(page.getByRole("link", { name: `Inquiry about ${title}` }).first()).toBeVisible();
});

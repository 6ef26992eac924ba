import sharp from "sharp";
import { expectAccessible, expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { fillSignIn } from "./sign-in-forms.ts";
import { aUser, goodPassword } from "#test/factories.ts";
import { aBusySeller } from "./busy-seller.ts";

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#7a4" } })
    .jpeg()
    .toBuffer();

test("a seller signs in, filters the listings, opens every tab, and downloads the data", async ({
  page,
  db,
}) => {
  const { seller } = await aBusySeller(db);
  const answer = await page.goto("/account/listings?status=sold");
  expect(answer?.status()).toBe(401);
  await expect(
    page.getByRole("heading", { name: "Please sign in to access your dashboard" }),
  ).toBeVisible();
  await expect(page.getByText("Error 401")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page, seller);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/account/listings?status=sold");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: /^All/ }).click();
  await expect(page.getByRole("article")).toHaveCount(11);
  await page.getByRole("link", { name: /^Sold/ }).click();
  await expect(page).toHaveURL("/account/listings?status=sold");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectGoodLooks(page);

  await page.goto("/account?from=menu");
  await expect(page).toHaveURL("/account/dashboard?from=menu");
  await expect(page.getByRole("heading", { name: "Welcome back, Daniel!" })).toBeVisible();
  const listings = page.getByRole("region", { name: "My Business Listings" });
  await expect(listings.getByRole("article")).toHaveCount(3);
  await expect(listings.getByText("Active", { exact: true }).first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Recent Leads" }).getByRole("listitem"),
  ).toHaveCount(3);
  const drafts = page.getByRole("region", { name: "Saved Drafts" });
  await expect(drafts.getByRole("link", { name: /^Continue/ })).toHaveCount(3);
  await drafts.getByRole("link", { name: "View all 4 drafts" }).click();
  await expect(page.getByRole("heading", { name: "Saved Drafts" })).toBeVisible();
  await expectGoodLooks(page);
  const tabs = page.getByRole("navigation", { name: "Account", exact: true }).first();
  for (const [tab, heading] of [
    ["Listings", "My Business Listings"],
    ["Leads", "Leads"],
    ["Profile", "Personal details"],
    ["Upgrades", "My packages"],
    ["Dashboard", "Quick Actions"],
  ] as const) {
    await tabs.getByRole("link", { name: new RegExp(`^${tab}`) }).click();
    await expect(page).toHaveURL(`/account/${tab.toLowerCase()}`);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back, Daniel!" })).toHaveCount(
      tab === "Dashboard" ? 1 : 0,
    );
    // The other tabs are looked at where they are used: leads, saved listings and upgrades.
    if (tab === "Profile" || tab === "Dashboard") await expectGoodLooks(page);
  }
  await expect(
    page
      .getByRole("banner")
      .getByText(/unread conversation/)
      .first(),
  ).toBeAttached();

  await page.goto("/account/profile");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^relevo-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(
    Buffer.concat(await Array.fromAsync(await download.createReadStream())).toString("utf8"),
  ) as Record<string, object[]> & { profile: { email: string } };
  expect(file.profile.email).toBe(seller.email);
  expect(file.listings).toHaveLength(11);
  expect(file.messages!.length).toBeGreaterThan(0);
  expect(JSON.stringify(file)).not.toMatch(/"(token|password)"/);
});

test("the profile keeps invalid input and saved values, a broker applies, and the account is deleted", async ({
  page,
  db,
  signIn,
}) => {
  const person = await signIn(await aUser(db));
  await page.goto("/account/profile");
  const personal = page.getByRole("region", { name: "Personal details" });
  await personal.getByLabel("First Name").fill("Zoë");
  await personal.getByLabel("Phone Number").fill("call me");
  await personal.getByRole("button", { name: "Save" }).click();
  await expect(personal.getByRole("alert")).toBeFocused();
  await expect(personal.getByLabel("Phone Number")).toHaveValue("call me");
  await expect(personal.getByLabel("First Name")).toHaveValue("Zoë");
  await expectPartAccessible(personal);

  await personal.getByLabel("Phone Number").fill("+1 514 555 0199");
  await personal.getByLabel("Country").selectOption("US");
  await expect(personal.getByLabel("State").locator("option", { hasText: "Ontario" })).toHaveCount(
    0,
  );
  await personal.getByLabel("State").selectOption("US-NY");
  await personal.getByRole("button", { name: "Save" }).click();
  await expect(personal.getByText("Saved")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Account menu for Zoë/ })).toBeVisible();

  const buying = page.getByRole("region", { name: "Buying preferences" });
  await buying.getByLabel("Restaurants").check();
  await buying.getByLabel("Minimum price").fill("250,000");
  await buying.getByText("Canada").click();
  await buying.getByLabel("Quebec").check();
  await buying.getByRole("button", { name: "Save" }).click();
  await expect(buying.getByText("Saved", { exact: true })).toBeVisible();

  await page.reload();
  await expect(personal.getByLabel("Phone Number")).toHaveValue("+1 514 555 0199");
  await expect(personal.getByLabel("State")).toHaveValue("US-NY");
  await expect(buying.getByLabel("Restaurants")).toBeChecked();
  await expect(buying.getByLabel("Minimum price")).toHaveValue("250,000");
  await expect(buying.getByText("1 chosen")).toBeVisible();

  const broker = page.getByRole("region", { name: "Work as a broker" });
  await broker.getByRole("button", { name: "Apply" }).click();
  await broker.getByRole("link", { name: "Enter your licence number" }).click();
  await expect(broker.getByLabel("Licence number")).toBeFocused();
  await broker.getByLabel("Licence number").fill("ON-12345");
  await broker.getByLabel("Licensed in").selectOption("CA-ON");
  await broker.getByLabel("Brokerage").fill("Fresh Brokers");
  await broker.getByRole("button", { name: "Apply" }).click();
  await expect(broker.getByText("We're reviewing your application")).toBeVisible();
  await expect(broker.getByRole("button")).toHaveCount(0);

  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "What we keep" })).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Permanently delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("That password is incorrect");
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).fill(goodPassword);
  await page.getByRole("button", { name: "Permanently delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
  await expectAccessible(page);
  expect((await page.goto("/account/dashboard"))?.status()).toBe(401);
  const answer = await page.request.post("/signin", {
    form: { mode: "signin", email: person.email, password: goodPassword },
  });
  expect(await answer.text()).toContain("Invalid email or password");
});

test("a picture is cropped by keyboard and shown everywhere", async ({ page, db, signIn }) => {
  await signIn(await aUser(db));
  await page.goto("/account/profile");
  const photo = page.getByRole("region", { name: "Picture" });
  const file = photo.getByLabel("Choose a picture");
  await file.setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(photo.getByText("We can't read that file")).toBeVisible();
  await file.setInputFiles({
    name: "huge.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(6 * 1024 * 1024),
  });
  await expect(photo.getByText("larger than 5 MB")).toBeVisible();
  await file.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await picture() });
  const canvas = photo.getByRole("img", { name: /Your picture/ });
  await expect(canvas).toBeFocused();
  await expectPartAccessible(photo);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await expect(photo.getByRole("slider", { name: "Zoom" })).not.toHaveValue("1");
  await photo.getByRole("button", { name: "Use this picture" }).click();
  await expect(photo.getByText("Picture saved.")).toBeVisible();
  const src = await photo.locator("img").getAttribute("src");
  const served = await page.request.get(src!);
  expect(served.headers()["content-type"]).toBe("image/webp");
  expect(served.headers()["cache-control"]).toContain("immutable");
  await expect(
    page.getByRole("banner").locator(`img[src="${src!.replace("/256.", "/96.")}"]`),
  ).toBeVisible();
  await photo.getByRole("button", { name: "Remove picture" }).click();
  await expect(photo.getByText("Picture removed.")).toBeVisible();
  await expect(photo.locator("img")).toHaveCount(0);
});

test("an empty account tells what to do next", async ({ page, db, signIn }) => {
  await signIn(await aUser(db));
  for (const [address, heading] of [
    ["/account/dashboard", "No saved listings yet"],
    ["/account/listings", "No listings yet"],
    ["/account/drafts", "No drafts"],
    ["/account/leads", "No messages yet"],
    ["/account/saved-listings", "No saved listings yet"],
    ["/account/upgrades", "No active packages"],
  ] as const) {
    expect(await (await page.request.get(address)).text()).toContain(`>${heading}<`);
  }
  await page.goto("/account/dashboard");
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the profile saves section by section, a picture is uploaded, and the account is deleted", async ({
    page,
    db,
    signIn,
  }) => {
    await signIn(await aUser(db));
    await page.goto("/account/profile");
    const personal = page.getByRole("region", { name: "Personal details" });
    await personal.getByLabel("First Name").fill("Zoë");
    await personal.getByLabel("Country").selectOption("US");
    await personal.getByLabel("Province or territory").selectOption("CA-ON");
    await personal.getByRole("button", { name: "Save" }).click();
    await expect(personal.getByRole("alert")).toContainText("in the country above");
    await expect(personal.getByLabel("First Name")).toHaveValue("Zoë");
    await personal.getByLabel("State").selectOption("US-CA");
    await personal.getByRole("button", { name: "Save" }).click();
    await expect(personal.getByText("Saved")).toBeVisible();

    const privacy = page.getByRole("region", { name: "Privacy" });
    await privacy.getByLabel("Show my contact details").uncheck();
    await privacy.getByRole("button", { name: "Save" }).click();
    await expect(privacy.getByText("Saved")).toBeVisible();
    await page.goto("/account/profile");
    await expect(personal.getByLabel("State")).toHaveValue("US-CA");
    await expect(privacy.getByLabel("Show my contact details")).not.toBeChecked();
    await expect(privacy.getByLabel("Show my profile")).toBeChecked();

    const photo = page.getByRole("region", { name: "Picture" });
    const send = async (buffer: Buffer) => {
      await photo
        .locator("input[type=file]")
        .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
      await photo.getByRole("button", { name: "Upload" }).click();
    };
    await send(await picture());
    await expect(photo.getByText("Picture saved.")).toBeVisible();
    await expect(photo.locator("img")).toBeVisible();
    await send(Buffer.from("<!doctype html><script>alert(1)</script>"));
    await expect(photo.getByText("We can't read that file")).toBeVisible();
    await send(Buffer.alloc(7 * 1024 * 1024, 1));
    await expect(photo.getByText("larger than 5 MB")).toBeVisible();
    await expect(photo.locator("img")).toBeVisible();

    // Nothing was paid: the URL alone shows nothing.
    await page.goto("/account?payment=success");
    await expect(page).toHaveURL("/account/dashboard");
    await expect(page.getByText("Payment Successful!")).toHaveCount(0);

    await page.goto("/account/delete");
    await page.getByLabel("Password", { exact: true }).fill(goodPassword);
    await page.getByRole("button", { name: "Permanently delete my account" }).click();
    await expect(page.getByRole("heading", { name: "Your account was deleted" })).toBeVisible();
  });
});

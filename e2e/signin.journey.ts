import { fillSignIn, fillSignUp, freshPerson } from "./sign-in-forms.ts";
import { expectGoodLooks, expectPartAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { allowAttempt } from "#app/platform/rate-limits/rate-limit.server.ts";
import { signInAccountLimit } from "#app/accounts/signin/sign-in.server.ts";
import { aUser, goodPassword } from "#test/factories.ts";

const stranger = { email: "nobody-at-all@example.com", password: "not the password" };

test("the password can be shown, and the button is disabled until the form is complete, and says why", async ({
  page,
}) => {
  await page.goto("/signin");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expectGoodLooks(page);
  const field = page.getByLabel("Password", { exact: true });
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "password");

  const button = page.getByRole("button", { name: "Sign In", exact: true });
  await expect(button).toBeDisabled();
  await expect(page.getByText("Enter your email address and a password")).toBeVisible();
  await page.getByLabel("Email Address").fill("name@example");
  await page.getByLabel("Password", { exact: true }).fill("123456");
  await expect(button).toBeDisabled();
  await page.getByLabel("Email Address").fill("name@example.com");
  await expect(button).toBeEnabled();
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await expect(button).toBeDisabled();

  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  const create = page.getByRole("button", { name: "Create Account" });
  await expect(create).toBeVisible();
  await expectGoodLooks(page);
  await fillSignUp(page, freshPerson());
  await expect(create).toBeEnabled();
  for (const [label, wrong, right] of [
    ["First Name", "  ", "Ana"],
    ["Last Name", "", "Núñez"],
    ["Phone Number", "", "416 555 0100"],
    ["Email Address", "name", freshPerson().email],
  ] as const) {
    await page.getByLabel(label).fill(wrong);
    await expect(create).toBeDisabled();
    await page.getByLabel(label).fill(right);
    await expect(create).toBeEnabled();
  }
  await page.getByLabel("Confirm Password", { exact: true }).fill("something else");
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(create).toBeDisabled();
});

test("a lost connection and errors keep the input, and a double click signs up once", async ({
  page,
  db,
  complaints,
}) => {
  await page.goto("/signin");
  await fillSignIn(page, stranger);
  await page.route(/\/signin\.data/, (route) => route.abort());
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("An error occurred. Please try again.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(stranger.password);
  await page.unrouteAll();
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !one.includes("ERR_FAILED")),
  );

  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
  await expect(page.getByLabel("Email Address")).toHaveValue(stranger.email);
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sign Up" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const person = { ...freshPerson(), password: "Bread1" };
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("too easy to guess");
  await expect(summary).toContainText("Adding a few digits to a word");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
  await expectPartAccessible(summary);
  await summary.getByRole("link").click();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();

  const { email } = await aUser(db);
  await fillSignUp(page, { ...person, email, password: "green lantern 88" });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(summary).toContainText("already exists");

  await fillSignUp(page, freshPerson());
  let sent = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/signin\.data/, async (route) => {
    if (route.request().method() === "POST") {
      sent++;
      await held;
    }
    await route.continue();
  });
  await page.getByRole("button", { name: "Create Account" }).dblclick();
  await expect(page.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  answer();
  await expect(page.getByText("Account created successfully! Welcome to Relevo")).toBeVisible();
  expect(sent).toBe(1);
});

test("people return to where they came from, but only to ourselves", async ({ request, db }) => {
  const person = await aUser(db);
  const signIn = async (returnTo: string) => {
    const answer = await request.post(`/signin?returnTo=${encodeURIComponent(returnTo)}`, {
      form: { mode: "signin", email: person.email, password: goodPassword },
      maxRedirects: 0,
    });
    return answer.headers().location;
  };
  expect(await signIn("/businesses?q=bakery#top")).toBe("/businesses?q=bakery#top");
  // The other disguises are tested beside the rule.
  for (const evil of ["//evil.example", "/\\evil.example"]) expect(await signIn(evil)).toBe("/");
  const again = await request.get("/signin", { maxRedirects: 0 });
  expect(again.headers().location).toBe("/account/dashboard");
});

test("an account that was tried too often is closed to a wrong password, and to the right one", async ({
  request,
  db,
}) => {
  const { email } = await aUser(db);
  for (let tried = 0; tried < signInAccountLimit.max; tried++)
    await allowAttempt(db, signInAccountLimit, email, new Date());
  for (const password of ["not the password", goodPassword]) {
    const answer = await request.post("/signin", { form: { mode: "signin", email, password } });
    expect(answer.status()).toBe(429);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("signing up and in works, with the same words", async ({ page }) => {
    const person = freshPerson();
    await page.goto("/signin");
    await fillSignIn(page, stranger);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("Invalid email or password");
    await expect(page.getByLabel("Email Address")).toHaveValue(stranger.email);
    await page.getByRole("link", { name: "Sign Up", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Create Account" }).click();
    for (const words of [
      "Password must be at least 6 characters long",
      "First name and last name are required",
      "Phone number is required",
    ])
      await expect(page.getByText(words).first()).toBeVisible();
    await fillSignUp(page, person);
    await page.getByLabel("Confirm Password", { exact: true }).fill("something else");
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue(person.email);
    await fillSignUp(page, person);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Account created successfully! Welcome to Relevo")).toBeVisible();
    await expect(page).toHaveURL(/\/account\/dashboard$/);
    await page.goto("/account/security");
    await expect(page.getByRole("heading", { name: "Sign-in and security" })).toBeVisible();
  });
});

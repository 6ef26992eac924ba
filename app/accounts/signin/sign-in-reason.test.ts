import { expect, test } from "vitest";
import { signInReason } from "./sign-in-reason.ts";

test.each([
  ["/account/saved-listings/resume?returnTo=%2F", "Sign in to save this listing."],
  ["/business/1#contact", "Sign in to send your message."],
  ["/business/1#confidential", "Sign in to see what is open to registered buyers."],
  ["/sell-business?draft=1", "Sign in to list your business."],
  ["/account/saved-listings?sort=price", "Sign in to see your saved listings."],
  ["/account/leads/1", "Sign in to read your messages."],
  ["/business/1", null],
  ["/account/dashboard", null],
  ["https://evil.example/sell-business", null],
  [null, null],
])("%s: %s", (returnTo, reason) => {
  expect(signInReason(returnTo, "signin")).toBe(reason);
});

test("gives new people a reason to sign up", () => {
  expect(signInReason("/business/1#contact", "signup")).toBe("Sign up to send your message.");
});

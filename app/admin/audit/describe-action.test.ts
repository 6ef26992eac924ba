import { expect, test } from "vitest";
import { describeAction } from "./describe-action.ts";

test.each([
  ["signed-in", "user", "signed in"],
  ["listing-approved", "listing", "approved the listing"],
  ["listing-withdrawn", "listing", "withdrew the listing"],
  ["conversation-archived", "conversation", "archived the conversation"],
  ["contact-request-settled", "contact-request", "settled the contact request"],
  ["something-new", "user", null],
  ["thing-moved", "thing", null],
])("%s of a %s: %s", (action, type, expected) => {
  expect(describeAction(action, type)).toBe(expected);
});

import { expect, test } from "vitest";
import { cleanPublicText } from "./clean-public-text.ts";

test.each([
  ["Turnkey bakery. Call me at 416-555-0199. Lease to 2031.", "Turnkey bakery. Lease to 2031."],
  ["Serious buyers only, call (416) 555-0199 ext 5.", "Serious buyers only."],
  ["Email john@corner-bakery.ca for the full package.", ""],
  ["Contact the owner at 416.555.0199 to book a tour.", ""],
  ["Ask for Maria at 416.555.0199 to taste the bread.", "Ask for Maria to taste the bread."],
  ["Photos (see www.cornerbakery.ca) on request.", "Photos on request."],
  ["Great corner, 416 555 0199, new oven.", "Great corner, new oven."],
  ["Line one.\nTel: 514-555-0188\nLine three.", "Line one.\nLine three."],
  [
    "Busy café.\n\nÉcrivez à nom arobase exemple point ca.\n\nBail jusqu'en 2030.",
    "Busy café.\n\nBail jusqu'en 2030.",
  ],
  ["Follow us on Instagram @cornerbakery and taste the rye.", ""],
])("%j reads well without its contacts", (text, expected) => {
  expect(cleanPublicText(text).text).toBe(expected);
});

test("returns what it removed, in the order of the text", () => {
  const { removed } = cleanPublicText(
    "Call 416-555-0199 or name at x dot com, see shop.example.com/menu.",
  );
  expect(removed).toEqual([
    { kind: "phone", text: "416-555-0199" },
    { kind: "email", text: "name at x dot com" },
    { kind: "link", text: "shop.example.com/menu" },
  ]);
});

import { expect, test } from "vitest";
import { maskSecrets } from "./mask-secrets.ts";
import { processorTimeOf } from "#test/processor-time.ts";

const id = "01900000-0000-7000-8000-000000000000";

test.each([
  [
    "https://relevo.example/reset-password?token=aB3-x_9",
    "https://relevo.example/reset-password?token=•••",
  ],
  [
    `https://relevo.example/email-alerts/confirm/${id}.sIg_1`,
    "https://relevo.example/email-alerts/confirm/•••",
  ],
  [
    `https://relevo.example/still-for-sale/${id}?since=17&amp;key=abc`,
    `https://relevo.example/still-for-sale/${id}?since=•••&amp;key=•••`,
  ],
  ["https://pay.example/i/acct_1/live_YWN0?s=em#x", "https://pay.example/i/•••/•••?s=•••"],
  ["https://relevo.example/confirm-email?aB3x9", "https://relevo.example/confirm-email?•••"],
  ["https://relevo.example/confirm-email#aB3x9", "https://relevo.example/confirm-email?•••"],
  ['<a href="https://relevo.example/x/AbC">', '<a href="https://relevo.example/x/•••">'],
  ["Reply-To: reply+0abc9@in.relevo.example", "Reply-To: reply+•••@in.relevo.example"],
  ["123456 is your Relevo code.", "•••••• is your Relevo code."],
])("masks %s as %s", (text, shown) => {
  expect(maskSecrets(text)).toBe(shown);
});

test.each([
  `Read it at https://relevo.example/business/${id}.`,
  "See https://relevo.example/account/upgrades, please",
  "Receipt R-100234 over $149,000 and 250,000 square feet",
  "http://localhost:3000/contact",
  "https://relevo.example/business/01900000-0000-7000-8000-00a123456b00",
])("leaves %s unchanged", (text) => {
  expect(maskSecrets(text)).toBe(text);
});

test("masks a very long text quickly", () => {
  const time = processorTimeOf(() => {
    maskSecrets(`https://x/${"a".repeat(100_000)}`);
    maskSecrets(`https://x/?${"a&".repeat(50_000)}`);
    maskSecrets("https://".repeat(20_000));
    maskSecrets(`https://x/${".".repeat(100_000)}x`);
  });
  expect(time).toBeLessThan(1000);
});

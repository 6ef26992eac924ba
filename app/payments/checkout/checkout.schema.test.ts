import { expect, test } from "vitest";
import { checkoutSchema, ownReturnPath } from "#app/payments/checkout/checkout.schema.ts";

const app = "https://relevo.example";
const body = {
  packageId: "rmb",
  businessId: "01900000-0000-7000-8000-000000000000",
  successUrl: "/account?payment=success",
  cancelUrl: "/sell-business?draft=1",
};

test("accepts a payload wrapped like callable functions do", () => {
  expect(checkoutSchema.parse(body)).toEqual(body);
  expect(checkoutSchema.parse({ data: body })).toEqual(body);
  for (const wrong of [null, 1, [], {}, { data: null }, { ...body, businessId: "1" }])
    expect(checkoutSchema.safeParse(wrong).success).toBe(false);
});

test.each([
  ["/account?payment=success", "/account?payment=success"],
  ["https://relevo.example/account", "/account"],
  ["https://evil.example/account", null],
  ["//evil.example", null],
  ["https://relevo.example//evil.example", null],
  ["https://user@relevo.example/", null],
  ["javascript:alert(1)", null],
  ["http://relevo.example/account", null],
])("%s redirects to %s", (address, path) => {
  expect(ownReturnPath(address, app)).toBe(path);
});

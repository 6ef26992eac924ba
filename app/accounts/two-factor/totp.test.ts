import { describe, expect, it } from "vitest";
import { encrypt, decrypt } from "./consume-totp.server.ts";
import { matchingStep, otpauthUri, totpAt } from "./totp.server.ts";
import { requiresTwoFactor } from "#app/accounts/sessions/hold.ts";

/** The secret of the test values in RFC 6238, appendix B. */
const key = Buffer.from("12345678901234567890");

describe("time-based codes", () => {
  const now = new Date(1111111111_000);
  const codeAfter = (steps: number) => totpAt(key, new Date(now.getTime() + steps * 30_000));
  const step = Math.floor(1111111111 / 30);

  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [20000000000, "353130"],
  ])("match RFC 6238 at second %i", (seconds, code) => {
    expect(totpAt(key, new Date(seconds * 1000))).toBe(code);
  });

  it("are accepted one step early or late, but only once", () => {
    for (const offset of [-1, 0, 1])
      expect(matchingStep(key, codeAfter(offset), now, 0)).toBe(step + offset);
    for (const offset of [-2, 2]) expect(matchingStep(key, codeAfter(offset), now, 0)).toBeNull();
    expect(matchingStep(key, codeAfter(0), now, step)).toBeNull();
    expect(matchingStep(key, ` ${codeAfter(0).replace(/(...)/, "$1 ")}`, now, 0)).toBe(step);
    for (const wrong of ["", "12345", "１２３４５６", "1234567"])
      expect(matchingStep(key, wrong, now, 0)).toBeNull();
  });

  it("have a URI that authenticators can read", () => {
    expect(otpauthUri("a+b@example.com", key)).toBe(
      "otpauth://totp/Relevo:a%2Bb%40example.com?issuer=Relevo&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
    );
  });
});

describe("an encrypted secret", () => {
  it("opens only with its own key, for its own user, and undamaged", () => {
    const encrypted = encrypt("one", "ana", key);
    expect(decrypt(["one"], "ana", encrypted)).toEqual(key);
    expect(decrypt(["two", "one"], "ana", encrypted)).toEqual(key);
    expect(decrypt(["two", null], "ana", encrypted)).toBeNull();
    expect(decrypt(["one"], "bob", encrypted)).toBeNull();
    expect(decrypt(["one"], "ana", `${encrypted.slice(0, -2)}AA`)).toBeNull();
    expect(decrypt(["one"], "ana", "nonsense")).toBeNull();
    expect(encrypt("one", "ana", key)).not.toBe(encrypted);
  });
});

it("is required only of administrators, and only if configured", () => {
  expect(requiresTwoFactor({ userType: "admin" }, "required")).toBe(true);
  expect(requiresTwoFactor({ userType: "admin" }, "optional")).toBe(false);
  expect(requiresTwoFactor({ userType: "broker" }, "required")).toBe(false);
});

import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { encrypt, decrypt } from "#app/accounts/two-factor/encryption.server.ts";
import {
  fromBase32,
  matchingStep,
  otpauthUri,
  stepAt,
  toBase32,
  totpAt,
} from "#app/accounts/two-factor/totp.server.ts";
import { requiresTwoFactor } from "#app/accounts/two-factor/two-factor.ts";

/** The secret of the test values in RFC 6238, appendix B. */
const key = Buffer.from("12345678901234567890");

describe("codes that change with time", () => {
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("are those of the standard, at second %i", (seconds, code) => {
    expect(totpAt(key, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it("are accepted one step early or late, never twice", () => {
    const now = new Date(1111111111_000);
    const step = stepAt(now);
    for (const offset of [-1, 0, 1])
      expect(matchingStep(key, totpAt(key, step + offset), now, 0)).toBe(step + offset);
    for (const offset of [-2, 2])
      expect(matchingStep(key, totpAt(key, step + offset), now, 0)).toBeNull();
    expect(matchingStep(key, totpAt(key, step), now, step)).toBeNull();
    expect(matchingStep(key, ` ${totpAt(key, step).replace(/(...)/, "$1 ")}`, now, 0)).toBe(step);
    expect(matchingStep(key, "１２３４５６", now, 0)).toBeNull();
  });

  it("are told to authenticators as they want it", () => {
    expect(toBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
    for (let length = 1; length < 30; length++) {
      const bytes = randomBytes(length);
      expect(fromBase32(toBase32(bytes))).toEqual(bytes);
    }
    expect(otpauthUri("Relevo", "a+b@example.com", key)).toBe(
      "otpauth://totp/Relevo:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Relevo",
    );
  });
});

describe("a encrypted secret", () => {
  it("opens with its own secret, for its own person, and unharmed only", () => {
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

it("is a duty of administrators only, and only where it is asked for", () => {
  expect(requiresTwoFactor({ userType: "admin" }, "required")).toBe(true);
  expect(requiresTwoFactor({ userType: "admin" }, "optional")).toBe(false);
  expect(requiresTwoFactor({ userType: "broker" }, "required")).toBe(false);
});

import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { makeQrCode, type QrCode } from "./qr-code.server.ts";
import { otpauthUri } from "./totp.server.ts";

const uri = otpauthUri("priya@example.com", Buffer.from("Hello!\xde\xad\xbe\xef", "latin1"));

/** The modules as text, read from the path that the page draws. */
function modulesOf({ size, path }: QrCode): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => "0"));
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = "1";
  return rows.map((row) => row.join(""));
}

it("has a quiet zone and three position patterns", () => {
  const modules = modulesOf(makeQrCode(uri));
  const size = modules.length;
  // Versions are 4 modules apart, from 21 on.
  expect((size - 8 - 17) % 4).toBe(0);
  const border = [...modules.slice(0, 4), ...modules.slice(-4)];
  expect(border.every((row) => /^0+$/.test(row))).toBe(true);
  expect(modules.every((row) => row.startsWith("0000") && row.endsWith("0000"))).toBe(true);
  const pattern = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const)
    expect(modules.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(pattern);
});

it("encodes a text into modules that another decoder could read", () => {
  const known =
    "otpauth://totp/Relevo:priya%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Relevo";
  const modules = modulesOf(makeQrCode(known))
    .slice(4, -4)
    .map((row) => row.slice(4, -4));
  expect(modules).toHaveLength(41);
  expect(createHash("sha256").update(modules.join("\n")).digest("hex")).toBe(
    "8cb1ff0dbce66ec45dba0451d11ecddabef0d5184caf18f7ce2fa6a482f221bc",
  );
});

it("differs for another secret", () => {
  const other = otpauthUri("priya@example.com", Buffer.from("another one", "latin1"));
  expect(makeQrCode(other).path).not.toBe(makeQrCode(uri).path);
});

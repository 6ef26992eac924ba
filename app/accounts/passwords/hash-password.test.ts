import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, isOldHash, verifyPassword } from "./hash-password.server.ts";

test("a password matches only its own hash, and every hash has its own salt", async () => {
  const [hash, again] = await Promise.all([
    hashPassword("Blue harbour"),
    hashPassword("Blue harbour"),
  ]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword(hash, "Blue harbour")).toBe(true);
  expect(await verifyPassword(hash, "blue harbour")).toBe(false);
});

test("composed and decomposed letters are the same password", async () => {
  const hash = await hashPassword("caf\u00e9 77");
  expect(await verifyPassword(hash, "cafe\u0301 77")).toBe(true);
});

// Made by better-auth 1.7.7, which hashed passwords before.
const oldHash =
  "979dc8b39a0f6ffbfbee982c017630da:c442fcab1e55a9249a047400f3ae9b20cbe021cc465473c1cb4e12b5b8741ae9a761efb82b643459fc93ea88a5b21c51e546834a02ae22ec58788e0f41677ed3";

test("hashes from before argon2 still match and are recognized", async () => {
  expect(await verifyPassword(oldHash, "blue harbour 77")).toBe(true);
  expect(await verifyPassword(oldHash, "another password")).toBe(false);
  expect(isOldHash(oldHash)).toBe(true);
  expect(isOldHash(await hashPassword("x"))).toBe(false);
});

test("hashes with other cost parameters still match and are recognized", async () => {
  const salt = Buffer.alloc(16, 7);
  const cheap = { memory: 8 * 1024, passes: 1, parallelism: 1 };
  const key = argon2Sync("argon2id", {
    message: "blue harbour",
    nonce: salt,
    tagLength: 32,
    ...cheap,
  });
  const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  const hash = `$argon2id$v=19$m=8192,t=1,p=1$${text(salt)}$${text(key)}`;
  expect(await verifyPassword(hash, "blue harbour")).toBe(true);
  expect(await verifyPassword(hash, "green harbour")).toBe(false);
  expect(isOldHash(hash)).toBe(true);
});

test("hashing does not block the event loop", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);
  await hashPassword("blue harbour 77");
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

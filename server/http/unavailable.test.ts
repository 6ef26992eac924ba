import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { isUnavailable } from "./unavailable.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

describe("isUnavailable", () => {
  it.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EAI_AGAIN",
    "08006",
    "57P01",
    "57P02",
    "57P03",
    "53300",
    "57014",
  ])("treats %s as temporary", (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(new DrizzleQueryError("select 1", [], withCode(code)))).toBe(true);
  });

  it.each(["23505", "42P01", "22P02", "ENOENT", "ERR_INVALID_ARG_TYPE"])(
    "treats %s as our error",
    (code) => expect(isUnavailable(withCode(code))).toBe(false),
  );

  it("treats a non-error, or an error without a code, as ours", () => {
    for (const fault of [
      undefined,
      null,
      "ECONNREFUSED",
      {},
      new Error("Cannot read x of undefined"),
    ])
      expect(isUnavailable(fault)).toBe(false);
  });

  it("recognizes the driver's error when nothing listens", async () => {
    const pool = new pg.Pool({ connectionString: "postgres://x@127.0.0.1:9/x" });
    expect(isUnavailable(await pool.query("select 1").catch((error: unknown) => error))).toBe(true);
    await pool.end();
  });
});

import { expect, test } from "vitest";
import { isReadOnlyViolation, refuseWrite, runReadOnly } from "./read-only.ts";

test.each([
  'insert into "users" ("id") values ($1)',
  'update "users" set "name" = $1',
  "update users u set name = $1",
  'delete from "users"',
  'with gone as (delete from "users" returning id) select * from gone',
])("%s is refused while reading only, and nowhere else", async (statement) => {
  const error: unknown = await runReadOnly(async () => refuseWrite(statement)).catch(
    (thrown: unknown) => new Error("query failed", { cause: thrown }),
  );
  expect(isReadOnlyViolation(error)).toBe(true);
  expect(() => refuseWrite(statement)).not.toThrow();
});

test.each([
  'select "updated_at" from "users" for update',
  'insert into "audit_log" ("id") values ($1)',
  "begin",
])("%s is allowed", async (statement) => {
  await expect(runReadOnly(async () => refuseWrite(statement))).resolves.toBeUndefined();
});

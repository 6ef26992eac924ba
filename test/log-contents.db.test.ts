import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createLog, type Log } from "#app/platform/log.ts";
import { aUser } from "#test/factories.ts";
import { eachDatabase } from "#test/with-database.ts";

const canary = "canary7f3a";

/** Database errors for a row that contains the canary; the code and the names must reach the operator. */
const refusals: { what: string; refuse: (db: Db) => Promise<unknown>; kept: string[] }[] = [
  {
    what: "a duplicate",
    refuse: async (db) => {
      const email = `${canary}@example.com`;
      await db.delete(users).where(eq(users.email, email));
      await aUser(db, { email });
      await aUser(db, { email });
    },
    kept: ["23505", "users_email"],
  },
  {
    what: "a row that breaks a check",
    refuse: (db) => aUser(db, { firstName: canary, userType: "emperor" as "buyer" }),
    kept: ["23514", "users"],
  },
  {
    what: "a missing value",
    refuse: (db) => aUser(db, { firstName: canary, email: null as unknown as string }),
    kept: ["23502", "email"],
  },
  {
    what: "a value of another type",
    refuse: (db) =>
      db
        .select()
        .from(users)
        .where(eq(users.id, `"${canary}" ${canary}`)),
    kept: ["22P02"],
  },
  {
    what: "JSON that is none",
    refuse: (db) => db.execute(sql`select ${`{"token": ${canary}`}::json`),
    kept: ["22P02"],
  },
];

async function failureOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => expect.fail("the database refused nothing"),
    (error: Error) => error,
  );
}

function logged(write: (log: Log) => void): string {
  let output = "";
  write(createLog("trace", { write: (line) => (output += line) }));
  return output;
}

eachDatabase((world) => {
  test.each(refusals)("logs the code of $what, and no content of rows", async (refusal) => {
    const error = await failureOf(refusal.refuse(world().db));
    const { cause } = error;
    for (const err of [
      error,
      cause,
      new Error("while rendering", { cause: error }),
      new AggregateError([error, cause], "twice"),
      // The queue passes errors on as plain objects.
      { ...(cause as Error), message: (cause as Error).message, stack: (cause as Error).stack },
      { ...error, message: error.message, stack: error.stack },
    ]) {
      const output = logged((log) => log.error({ err }, "failed"));
      expect(output).not.toContain(canary);
      if (err !== undefined && "severity" in (err as object))
        for (const word of refusal.kept) expect(output).toContain(word);
    }
    const output = logged((log) => log.error(new AggregateError([error], "once")));
    for (const word of refusal.kept) expect(output).toContain(word);
  });
});

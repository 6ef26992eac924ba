import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { isReadOnlyViolation } from "#app/platform/db/read-only.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  it.each([
    "update users set first_name = 'x'",
    "update users as u set first_name = 'x'",
    "UPDATE ONLY public.users AS u SET first_name = 'x'",
    "delete from users",
    "truncate users cascade",
    "insert into site_settings select * from site_settings",
    "with gone as (delete from users returning id) select * from gone",
    "merge into users using (select 1) as one on true when matched then delete",
    "select * from users for update",
    "create table leftovers (id int)",
    "do $$ begin delete from users; end $$",
  ])("rejects %s", async (statement) => {
    const { db, database } = world();
    const person = await aUser(db);
    const error = await database.readOnly.execute(sql.raw(statement)).catch((thrown) => thrown);
    expect(isReadOnlyViolation(error)).toBe(true);
    const inTransaction = database.readOnly.transaction((tx) => tx.execute(sql.raw(statement)));
    expect(isReadOnlyViolation(await inTransaction.catch((thrown) => thrown))).toBe(true);
    const rows = await db
      .select()
      .from(users)
      .where(sql`${users.id} = ${person.id}`);
    expect(rows).toEqual([person]);
  });

  it("can read while others write", async () => {
    const { db, database } = world();
    const person = await aUser(db);
    const [read] = await Promise.all([
      database.readOnly
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.id} = ${person.id}`),
      db
        .update(users)
        .set({ city: "Oslo" })
        .where(sql`${users.id} = ${person.id}`),
    ]);
    expect(read).toEqual([{ id: person.id }]);
  });
});

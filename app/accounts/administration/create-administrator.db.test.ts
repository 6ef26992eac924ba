import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { createAdministrator } from "./create-administrator.server.ts";
import { signIn } from "#app/accounts/signin/sign-in.server.ts";
import { anAccountRequest } from "#test/account-request.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const input = {
  email: "Chief@Example.com",
  firstName: "Ada",
  lastName: "Lund",
  password: "a fairly long sentence",
};

withDatabase((world) => {
  test("the administrator can sign in with the printed password", async () => {
    const { db } = world();
    expect(await createAdministrator(db, input)).toBe("created");
    const outcome = await signIn(anAccountRequest(world()), {
      email: "chief@example.com",
      password: input.password,
    });
    expect(outcome).toMatchObject({ ok: true });
    const [row] = await db
      .select({ userType: users.userType })
      .from(users)
      .where(eq(users.email, "chief@example.com"));
    expect(row?.userType).toBe("admin");
  });

  test("promotes an existing account", async () => {
    const { db } = world();
    const known = await aUser(db, { email: "known@example.com" });
    expect(await createAdministrator(db, { ...input, email: "known@example.com" })).toBe(
      "promoted",
    );
    const [row] = await db
      .select({ userType: users.userType })
      .from(users)
      .where(eq(users.id, known.id));
    expect(row?.userType).toBe("admin");
  });
});

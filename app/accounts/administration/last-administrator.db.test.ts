import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { deactivateUser } from "./deactivate-user.server.ts";
import { editedFieldsOf, editUser } from "./edit-user.server.ts";
import { deleteAccount } from "#app/accounts/data/delete-account.server.ts";
import { anAdmin, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();
const refused = { ok: false, reason: "last-administrator" };

withDatabase((world) => {
  let ada: User;
  let eva: User;
  beforeEach(async () => {
    // Only these two can open everything.
    await world()
      .db.update(users)
      .set({ userType: "buyer", adminAreas: null })
      .where(eq(users.userType, "admin"));
    ada = await anAdmin(world().db);
    eva = await anAdmin(world().db);
  });
  const deactivate = (user: User, by: User) =>
    deactivateUser(world().db, world().jobs, {
      userId: user.id,
      administrator: { id: by.id, adminAreas: null },
      reason: "",
      steps: [],
      now,
    });
  const change = (user: User, by: User, changes: Partial<User>) =>
    editUser(world().db, world().jobs, {
      userId: user.id,
      administrator: { id: by.id, adminAreas: null },
      version: editedFieldsOf(user),
      input: { ...editedFieldsOf(user), ...changes },
      requestId: "test",
      now,
    });
  const remove = (user: User) =>
    deleteAccount(world().db, world().jobs, {
      userId: user.id,
      now,
      requestId: "test",
      steps: [],
    });
  const left = () =>
    world().db.$count(
      users,
      and(eq(users.userType, "admin"), isNull(users.deactivatedAt), isNull(users.adminAreas)),
    );

  describe("the last administrator", () => {
    it("cannot be demoted, limited, deactivated or deleted", async () => {
      expect(await deactivate(eva, ada)).toEqual({ ok: true });
      const limited = await anAdmin(world().db, { adminAreas: ["support"] });
      expect(await change(ada, ada, { userType: "buyer" })).toEqual(refused);
      expect(await change(ada, ada, { adminAreas: ["finance"] })).toEqual(refused);
      expect(await deactivate(ada, limited)).toEqual(refused);
      expect(await remove(ada)).toEqual(refused);
      expect(await remove(limited)).toEqual({ ok: true });
    });

    it("survives two administrators removing each other at the same time", async () => {
      const both = await Promise.all([
        change(eva, ada, { userType: "seller" }),
        change(ada, eva, { userType: "seller" }),
      ]);
      expect(both).toContainEqual({ ok: true });
      expect(both).toContainEqual(refused);
      expect(await left()).toBe(1);
    });

    it("survives a deactivation that races with an account deletion", async () => {
      const both = await Promise.all([deactivate(eva, ada), remove(ada)]);
      expect(both).toContainEqual(refused);
      expect(await left()).toBe(1);
    });
  });
});

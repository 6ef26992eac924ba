import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { type EditUser, editedFieldsOf, editUser } from "./edit-user.server.ts";
import type { UserEdit } from "./user-edit.schema.ts";
import { brokerApplications } from "#app/accounts/broker/broker-applications.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { anAdmin, aUser, type User } from "#test/factories.ts";
import { mailsTo } from "#test/mails.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  let admin: User;
  let person: User;
  beforeEach(async () => {
    admin = await anAdmin(world().db);
    person = await aUser(world().db, { firstName: "Ida", emailVerified: true, city: "Lyon" });
  });
  const edit = (changes: Partial<UserEdit>, more: Partial<EditUser> = {}) =>
    editUser(world().db, world().jobs, {
      userId: person.id,
      administrator: admin,
      input: { ...editedFieldsOf(person), ...changes },
      version: editedFieldsOf(person),
      requestId: "test",
      now: new Date(),
      ...more,
    });
  const stored = async () => {
    const [row] = await world().db.select().from(users).where(eq(users.id, person.id));
    return row!;
  };

  it("saves every field and audits only what changed", async () => {
    const changes = {
      firstName: "Eva",
      userType: "seller",
      region: "US-TX",
      identityVerified: true,
      brokerLicense: "RE-7",
    } as const;
    expect(await edit(changes)).toEqual({ ok: true });
    expect(await stored()).toMatchObject({ ...changes, country: "US", city: "Lyon" });
    expect((await stored()).name).toBe(`Eva ${person.lastName}`);
    const [entry] = await world()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id))
      .orderBy(desc(auditLog.createdAt));
    expect(entry).toMatchObject({ action: "user-updated", actorId: admin.id });
    expect(entry!.details.after).toEqual(changes);
    expect(Object.keys(entry!.details.before as object).toSorted()).toEqual(
      Object.keys(changes).toSorted(),
    );
  });

  it("audits nothing when nothing changed", async () => {
    expect(await edit({})).toEqual({ ok: true });
    expect(await world().db.$count(auditLog, eq(auditLog.subjectId, person.id))).toBe(0);
  });

  describe("a changed email address", () => {
    it("notifies the old address and asks the new one to confirm", async () => {
      const email = `${createId()}@example.com`;
      expect(await edit({ email, emailVerified: false })).toEqual({ ok: true });
      expect((await mailsTo(world().db, person.email))[0]!.text).toContain(email);
      expect((await mailsTo(world().db, email))[0]!.subject).toBe("Confirm your email address");
    });

    it("needs no confirmation if the administrator vouches for it", async () => {
      const email = `${createId()}@example.com`;
      await edit({ email, emailVerified: true });
      expect(await mailsTo(world().db, email)).toEqual([]);
      expect(await stored()).toMatchObject({ email, emailVerified: true });
    });

    it("is rejected if another account has it", async () => {
      const { email } = await aUser(world().db);
      expect(await edit({ email })).toEqual({ ok: false, reason: "email-taken" });
      expect(await stored()).toMatchObject({ email: person.email });
    });
  });

  describe("when another administrator saved first", () => {
    it("changes nothing and returns the stored values", async () => {
      await edit({ city: "Paris" });
      const outcome = await edit({ firstName: "Uma" });
      expect(outcome).toMatchObject({
        ok: false,
        reason: "changed-meanwhile",
        current: { city: "Paris", firstName: "Ida" },
      });
      expect(await stored()).toMatchObject({ firstName: "Ida", city: "Paris" });
    });

    it("accepts one of two concurrent saves", async () => {
      const both = await Promise.all([edit({ city: "Paris" }), edit({ city: "Oslo" })]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it("ignores the user's own activity", async () => {
      await world()
        .db.update(users)
        .set({ lastActiveAt: new Date() })
        .where(eq(users.id, person.id));
      expect(await edit({ city: "Oslo" })).toEqual({ ok: true });
    });
  });

  describe("administrators", () => {
    it("only unrestricted administrators can promote, limit or demote them", async () => {
      const support = await anAdmin(world().db, { adminAreas: ["support"] });
      const refused = { ok: false, reason: "not-allowed" };
      expect(await edit({ userType: "admin" }, { administrator: support })).toEqual(refused);
      expect(await edit({ city: "Oslo" }, { administrator: support })).toEqual({ ok: true });
      const input = { ...editedFieldsOf(admin), firstName: "Uma" };
      const target = { userId: admin.id, version: editedFieldsOf(admin), input };
      expect(await edit({}, { ...target, administrator: support })).toEqual(refused);
      person = await stored();
      expect(await edit({ userType: "admin", adminAreas: ["finance"] })).toEqual({ ok: true });
      expect(await stored()).toMatchObject({ userType: "admin", adminAreas: ["finance"] });
    });
  });

  it("removes the application of a new broker from the queue", async () => {
    const { db } = world();
    await db
      .insert(brokerApplications)
      .values({ userId: person.id, licenseNumber: "7", region: "CA-ON", brokerage: "North" });
    await edit({ userType: "broker" });
    const [application] = await db
      .select()
      .from(brokerApplications)
      .where(eq(brokerApplications.userId, person.id));
    expect(application).toMatchObject({ state: "approved", decidedBy: admin.id });
  });

  it("does not find deleted accounts", async () => {
    await world().db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, person.id));
    expect(await edit({ city: "Oslo" })).toEqual({ ok: false, reason: "not-found" });
  });
});

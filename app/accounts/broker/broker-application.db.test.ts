import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { applyAsBroker } from "./apply-as-broker.server.ts";
import { findLatestApplication } from "./broker-applications.queries.server.ts";
import { decideBrokerApplication } from "./decide-broker-application.server.ts";
import { findUser } from "#test/find-user.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { mails } from "#app/platform/mail/mails.table.ts";
import { mailsTo } from "#test/mails.ts";
import { aBroker, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const input = { licenseNumber: "ON-77", region: "CA-ON", brokerage: "Lund Brokers" };

withDatabase((world) => {
  const apply = (userId: string) =>
    applyAsBroker(world().db, world().jobs, {
      userId,
      input,
      now: new Date(),
      requestId: "r",
    });
  const decide = (
    applicationId: string,
    adminId: string,
    decision: "approved" | "rejected",
    reason = "",
  ) =>
    decideBrokerApplication(world().db, world().jobs, {
      applicationId,
      adminId,
      decision,
      reason,
      now: new Date(),
      requestId: "r",
    });
  const latest = async (userId: string) => (await findLatestApplication(world().db, userId))!;

  describe("applying", () => {
    test("allows one pending application, even on double clicks", async () => {
      const { db } = world();
      const { id } = await aUser(db);
      const support = await anAdmin(db, { adminAreas: ["support"] });
      const outcomes = await Promise.all([apply(id), apply(id)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await apply(id)).toEqual({ ok: false, reason: "already-pending" });
      expect(await latest(id)).toMatchObject({ ...input, state: "pending", reason: null });
      expect(await mailsTo(db, support.email)).toMatchObject([
        { subject: "Somebody applied as a broker" },
      ]);
    });

    test("brokers and administrators cannot apply", async () => {
      const { db } = world();
      expect(await apply((await aBroker(db)).id)).toEqual({ ok: false, reason: "already-broker" });
      expect(await apply((await anAdmin(db)).id)).toEqual({ ok: false, reason: "administrator" });
    });
  });

  describe("deciding", () => {
    test("approval makes the user a broker with this licence, notifies them and is audited", async () => {
      const { db } = world();
      const [user, admin] = [await aUser(db), await anAdmin(db)];
      await apply(user.id);
      const { id } = await latest(user.id);
      expect(await decide(id, admin.id, "approved")).toEqual({ ok: true });
      expect(await findUser(db, user.id)).toMatchObject({
        userType: "broker",
        brokerLicense: "ON-77",
        brokerage: "Lund Brokers",
        identityVerified: false,
      });
      const [mail] = await db.select().from(mails).where(eq(mails.recipient, user.email));
      expect(mail?.subject).toBe("You are now a broker on Relevo");
      const [noted] = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subjectId, id))
        .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
        .limit(1);
      expect(noted).toMatchObject({ action: "broker-application-approved", actorId: admin.id });
      expect(await decide(id, admin.id, "rejected", "Too late")).toEqual({
        ok: false,
        reason: "already-decided",
      });
    });

    test("rejection needs a reason, changes nothing else and allows another application", async () => {
      const { db } = world();
      const [user, admin] = [await aUser(db), await anAdmin(db)];
      await apply(user.id);
      const { id } = await latest(user.id);
      expect(await decide(id, admin.id, "rejected", "  ")).toEqual({
        ok: false,
        reason: "reason-required",
      });
      await decide(id, admin.id, "rejected", "The number is not in the register.");
      expect(await latest(user.id)).toMatchObject({
        state: "rejected",
        reason: "The number is not in the register.",
      });
      expect(await findUser(db, user.id)).toMatchObject({
        userType: "buyer",
        brokerLicense: null,
      });
      const [mail] = await db.select().from(mails).where(eq(mails.recipient, user.email));
      expect(mail?.text).toContain("The number is not in the register.");
      expect(await apply(user.id)).toEqual({ ok: true });
    });

    test("administrators stay administrators; an unknown application is not found", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const user = await aUser(db);
      await apply(user.id);
      await db.update(users).set({ userType: "admin" }).where(eq(users.id, user.id));
      await decide((await latest(user.id)).id, admin.id, "approved");
      expect((await findUser(db, user.id))?.userType).toBe("admin");
      expect(await decide(createId(), admin.id, "approved")).toEqual({
        ok: false,
        reason: "not-found",
      });
    });
  });
});

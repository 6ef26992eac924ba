import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { findUser } from "#test/find-user.ts";
import { verifyUser } from "./verify-user.server.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  describe("verification", () => {
    test("confirms the address and number the proof was sent to, and is audited", async () => {
      const { db } = world();
      const user = await aUser(db, { phone: "+1 416 555 0100", emailVerified: false });
      expect(
        await verifyUser(db, "email", { userId: user.id, value: user.email, requestId: null }),
      ).toEqual({ ok: true });
      expect(
        await verifyUser(db, "phone", { userId: user.id, value: user.phone, requestId: null }),
      ).toEqual({ ok: true });
      expect(await findUser(db, user.id)).toMatchObject({
        emailVerified: true,
        phoneVerified: true,
        identityVerified: false,
      });
      const noted = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
      expect(noted.map(({ action }) => action).toSorted()).toEqual([
        "email-verified",
        "phone-verified",
      ]);
    });

    test("does not confirm an address or number that changed since", async () => {
      const { db } = world();
      const user = await aUser(db, { phone: "+1 416 555 0100", emailVerified: false });
      await db.update(users).set({ phone: "+1 416 555 0199" }).where(eq(users.id, user.id));
      expect(
        await verifyUser(db, "phone", { userId: user.id, value: user.phone, requestId: null }),
      ).toEqual({
        ok: false,
        reason: "changed-since",
      });
      expect(
        await verifyUser(db, "email", {
          userId: user.id,
          value: "old@example.com",
          requestId: null,
        }),
      ).toEqual({
        ok: false,
        reason: "changed-since",
      });
      expect(await findUser(db, user.id)).toMatchObject({
        emailVerified: false,
        phoneVerified: false,
      });
    });
  });
});

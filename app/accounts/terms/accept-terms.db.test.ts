import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { acceptTerms } from "./accept-terms.server.ts";
import { legalVersion } from "./legal-version.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const never = { termsVersion: null, termsAcceptedAt: null };
const before = { termsVersion: "2020-01-01", termsAcceptedAt: new Date("2020-01-02T00:00:00Z") };

withDatabase((world) => {
  const accept = (userId: string, version = legalVersion) =>
    acceptTerms(world().db, { userId, version, now: new Date(), requestId: "test" });
  const find = async (id: string) =>
    (await world().db.select().from(users).where(eq(users.id, id)))[0]!;
  const entries = (id: string) =>
    world()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, "terms-accepted")));

  test.each([never, before])("records the version and the time once: %o", async (earlier) => {
    const { id } = await aUser(world().db, earlier);
    expect(await accept(id)).toEqual({ ok: true });
    const first = await find(id);
    expect(first.termsVersion).toBe(legalVersion);
    expect(first.termsAcceptedAt).toBeInstanceOf(Date);
    expect(await accept(id)).toEqual({ ok: true });
    expect((await find(id)).termsAcceptedAt).toEqual(first.termsAcceptedAt);
    expect(await entries(id)).toMatchObject([{ details: { version: legalVersion } }]);
  });

  test("rejects an outdated version", async () => {
    const { id } = await aUser(world().db, before);
    for (const version of ["2020-01-01", "", "2999-01-01"])
      expect(await accept(id, version)).toEqual({ ok: false, reason: "outdated" });
    expect(await find(id)).toMatchObject(before);
    expect(await entries(id)).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getReasonTemplates, saveReasonTemplates } from "./reason-templates.server.ts";
import { defaultReasonTemplates, reasonLinesSchema } from "./reason-templates.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { anAdmin } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  test("replaces the reasons of one kind and audits the old ones", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    expect(await getReasonTemplates(db)).toEqual(defaultReasonTemplates);
    const save = (kind: "listings" | "brokers", templates: string[]) =>
      saveReasonTemplates(db, { kind, templates, actorId: admin.id, requestId: "t" });
    await Promise.all([save("listings", ["Not enough"]), save("brokers", [])]);
    await save("brokers", []);
    expect(await getReasonTemplates(db)).toEqual({
      ...defaultReasonTemplates,
      listings: ["Not enough"],
      brokers: [],
    });
    const entries = await db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subjectId, "reasonTemplates"));
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual({
      details: {
        before: { listings: defaultReasonTemplates.listings },
        after: { listings: ["Not enough"] },
      },
    });
  });
});

test("parses one reason per line and drops empty ones and control characters", () => {
  expect(reasonLinesSchema.parse(" One\r\n\r\n\u0000Two  \n")).toEqual(["One", "Two"]);
  expect(reasonLinesSchema.safeParse("x\n".repeat(21)).success).toBe(false);
  expect(reasonLinesSchema.safeParse("x".repeat(1001)).success).toBe(false);
});

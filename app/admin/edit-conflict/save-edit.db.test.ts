import { expect, it } from "vitest";
import { describeConflict } from "#app/admin/edit-conflict/save-edit.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

withDatabase((world) => {
  it("names who changed each field last, as far as it is recorded", async () => {
    const { db } = world();
    const person = await aUser(db);
    const admin = await anAdmin(db, { firstName: "Ada", lastName: "Lund" });
    await recordAudit(db, { actorId: admin.id }, "user-updated", ["user", person.id], {
      before: { firstName: "Ida" },
      after: { firstName: "Eva" },
    });
    const conflicts = await describeConflict(db, {
      subjectType: "user",
      subjectId: person.id,
      version: { firstName: "Ida", city: "Lyon", phone: "1" },
      current: { firstName: "Eva", city: "Paris", phone: "1" },
      mine: { firstName: "Uma", city: "Lyon", phone: "2" },
    });
    expect(conflicts).toMatchObject([
      {
        field: "firstName",
        theirs: "Eva",
        mine: "Uma",
        isTouched: true,
        changedBy: "Ada Lund",
        changedAt: expect.stringMatching(/Z$/) as string,
      },
      { field: "city", theirs: "Paris", mine: "Lyon", isTouched: false, changedBy: null },
    ]);
  });
});

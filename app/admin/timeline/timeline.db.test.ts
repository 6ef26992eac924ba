import { expect, it } from "vitest";
import { listTimeline } from "#app/admin/timeline/timeline.queries.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { aListing, anAdmin, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const now = new Date();

withDatabase((world) => {
  const record = (action: string, actorId: string | null, subjectType: string, id: string) =>
    recordAudit(world().db, { actorId }, action, [subjectType, id]);

  it("lists actions of and on a person, newest first, by page", async () => {
    const { db } = world();
    const person = await aUser(db);
    const admin = await anAdmin(db, { firstName: "Ada", lastName: "Lund" });
    const listing = await aListing(db, { ownerId: person.id });
    await record("signed-up", person.id, "user", person.id);
    await record("listing-edited", person.id, "listing", listing.id);
    await record("user-updated", admin.id, "user", person.id);
    await record("user-updated", admin.id, "user", admin.id);
    const about = { subjectType: "user", subjectId: person.id } as const;
    const { rows, total } = await listTimeline(db, about, { page: 1, size: 2 }, now);
    expect(total).toBe(3);
    expect(rows.map(({ action, actor }) => [action, actor?.name])).toEqual([
      ["User updated", "Ada Lund"],
      ["Listing edited", `${person.firstName} ${person.lastName}`],
    ]);
    const second = await listTimeline(db, about, { page: 2, size: 2 }, now);
    expect(second.rows.map(({ action }) => action)).toEqual(["Signed up"]);
  });

  it("lists only the listing's entries, with no name for the system", async () => {
    const { db } = world();
    const { id, ownerId } = await aListing(db);
    await record("listing-expired", null, "listing", id);
    await record("signed-in", ownerId, "user", ownerId);
    const { rows } = await listTimeline(
      db,
      { subjectType: "listing", subjectId: id },
      { page: 1, size: 20 },
      now,
    );
    expect(rows).toMatchObject([{ action: "Listing expired", actor: null }]);
  });
});

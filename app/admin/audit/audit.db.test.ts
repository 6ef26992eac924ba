import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type AuditFilter, parseAuditFilter } from "#app/admin/audit/audit-filter.ts";
import { entriesPerLook, listAudit, streamAudit } from "#app/admin/audit/audit.queries.server.ts";
import { articles } from "#app/content/articles/articles.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { createId } from "#app/platform/db/id.ts";
import { aListing, anAdmin, anArticle, anOrder, aUser } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";

const everything = parseAuditFilter(new URLSearchParams());

withDatabase((world) => {
  const people = { admin: "", other: "", listing: "" };
  const find = async (filter: Partial<AuditFilter>, size = 50) =>
    (await listAudit(world().db, { ...everything, ...filter }, { after: null, size })).rows;
  const actions = async (filter: Partial<AuditFilter>) =>
    (await find(filter)).map(({ action }) => action);

  beforeAll(async () => {
    const { db } = world();
    const admin = await anAdmin(db, { firstName: "Quilla", lastName: "Marsh" });
    const other = await aUser(db, { firstName: "Bo", lastName: "Lund" });
    const listing = await aListing(db, { title: "The old mill" });
    Object.assign(people, { admin: admin.id, other: other.id, listing: listing.id });
    const by = { actorId: admin.id };
    const asked = { ...by, requestId: "req-7" };
    await recordAudit(db, asked, "listing-approved", ["listing", listing.id]);
    await recordAudit(db, by, "user-updated", ["user", other.id], {
      before: { city: "Sherbrooke" },
      after: { city: "Granby" },
    });
    await recordAudit(db, by, "setting-changed", ["setting", "heroFigures"]);
    await recordAudit(db, { actorId: other.id }, "signed-in", ["user", other.id]);
  });

  test("entries are found by person, action, subject, day and words, newest first", async () => {
    const all = ["setting-changed", "user-updated", "listing-approved"];
    expect(await actions({ person: "Quilla" })).toEqual(all);
    expect(await actions({ person: "quilla mar" })).toEqual(all);
    expect(await actions({ person: people.admin })).toEqual(all);
    expect(await actions({ person: "nobody@example.com" })).toEqual([]);
    expect(await actions({ person: people.admin, action: "user-updated" })).toEqual([
      "user-updated",
    ]);
    expect(await actions({ subjectType: "user", subjectId: people.other })).toEqual([
      "signed-in",
      "user-updated",
    ]);
    expect(await actions({ words: "granby CITY" })).toEqual(["user-updated"]);
    expect(await actions({ words: "req-7" })).toEqual(["listing-approved"]);
    expect(await actions({ words: "%" })).toEqual([]);
    expect(await actions({ person: people.admin, from: "2100-01-01" })).toEqual([]);
    expect(await actions({ person: people.admin, to: "2100-01-01" })).toEqual(all);
  });

  test("entries of one transaction, which have the same time, keep their order", async () => {
    const subjectId = createId();
    const written = Array.from({ length: 20 }, (_, at) => `step-${at}`);
    await world().db.transaction(async (tx) => {
      for (const action of written)
        await recordAudit(tx, { actorId: people.other }, action, ["job", subjectId]);
    });
    expect(await actions({ subjectType: "job", subjectId })).toEqual(written.toReversed());
  });

  test("names the actor and the subject", async () => {
    const [entry] = await find({ action: "listing-approved" });
    expect(entry).toMatchObject({
      actorName: "Quilla Marsh",
      subjectName: "The old mill",
      requestId: "req-7",
    });
  });

  test("names an order by its receipt", async () => {
    const { db } = world();
    const order = await anOrder(db, { status: "paid", receiptNumber: "R-77001" });
    await recordAudit(db, { actorId: null }, "order-refunded", ["order", order.id]);
    const found = await find({ subjectType: "order", subjectId: order.id });
    expect(found).toMatchObject([{ subjectName: "R-77001" }]);
  });

  test("names an article by its title, and a deleted draft not at all", async () => {
    const { db } = world();
    const { id } = await anArticle(db, { title: "Selling a mill" });
    await recordAudit(db, { actorId: null }, "article-created", ["article", id]);
    const find = () => listAudit(db, { ...everything, subjectId: id }, { after: null, size: 9 });
    expect((await find()).rows).toMatchObject([{ subjectName: "Selling a mill" }]);
    await db.delete(articles).where(eq(articles.id, id));
    expect((await find()).rows).toMatchObject([{ subjectName: null }]);
  });

  test("pages continue where the last one ended, and the export has all entries", async () => {
    const { db } = world();
    const filter = { ...everything, person: people.admin };
    const first = await listAudit(db, filter, { after: null, size: 2 });
    expect(first).toMatchObject({ isCutShort: false });
    const second = await listAudit(db, filter, { after: first.next, size: 2 });
    expect(second.rows.map(({ action }) => action)).toEqual(["listing-approved"]);
    expect(second.next).toBeNull();
    const streamed = [];
    for await (const { id } of streamAudit(db, filter)) streamed.push(id);
    expect(streamed).toEqual([...first.rows, ...second.rows].map(({ id }) => id));
  });

  test("a search for rare words stops at the limit and can continue", async () => {
    const { db } = world();
    await db.execute(sql`
      insert into audit_log (id, actor_id, action, subject_type, subject_id, details, created_at)
      select gen_random_uuid(), ${createId()}::uuid, 'signed-in', 'user', n::text, '{}',
        now() + make_interval(secs => n * 0.001)
      from generate_series(1, ${entriesPerLook}) n`);
    const filter = { ...everything, words: "granby" };
    const look = await listAudit(db, filter, { after: null, size: 50 });
    expect(look).toMatchObject({ rows: [], isCutShort: true });
    const further = await listAudit(db, filter, { after: look.next, size: 50 });
    expect(further.rows.map(({ action }) => action)).toEqual(["user-updated"]);
    expect(further.next).toBeNull();
    // No filter reads the whole log: each can use an index.
    await db.execute(sql`analyze audit_log`);
    for (const where of [
      sql`true`,
      sql`actor_id = ${people.admin}::uuid`,
      sql`action = 'user-updated'`,
      sql`subject_type = 'user' and subject_id = ${people.other}`,
    ]) {
      const { rows } = await db.execute<{ "QUERY PLAN": string }>(
        sql`explain select id from audit_log where ${where} order by created_at desc, id desc limit 50`,
      );
      expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
    }
  });

  test.each(["update audit_log set action = 'x'", "delete from audit_log", "truncate audit_log"])(
    "the database rejects %s",
    async (statement) => {
      await expect(world().db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: "audit_log is append-only" },
      });
    },
  );
});

import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import { checkSelection } from "#app/admin/bulk/bulk-actions.server.ts";
import {
  countOutcomes,
  findBulkRun,
  listBulkRuns,
  startBulkRun,
  startUndoRun,
} from "#app/admin/bulk/bulk-runs.server.ts";
import { bulkRuns } from "#app/admin/bulk/bulk.table.ts";
import type { BulkSource } from "#app/admin/bulk/bulk-change.ts";
import { bulkSources } from "#app/admin/bulk/bulk-sources.server.ts";
import { runBulk } from "#app/admin/bulk/run-bulk.job.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { conversations } from "#app/messages/messages.table.ts";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import { createId } from "#app/platform/db/id.ts";
import { aConversation, aListing, anAdmin, aSeller, aUser, type User } from "#test/factories.ts";
import { withDatabase } from "#test/with-database.ts";
import { forgetOld } from "#server/forget-old.ts";

const requestId = "test";

withDatabase((world) => {
  const services = () => ({ ...world() });

  /** As the page does it: check, store, run. */
  async function make(
    source: BulkSource,
    admin: Pick<User, "id" | "adminAreas">,
    change: string,
    ids: readonly string[],
    reason?: string,
  ) {
    const { db, jobs } = world();
    const params = new URLSearchParams(ids.map((id) => ["id", id]));
    const { items, tally } = await checkSelection(db, source, params, {
      change,
      administrator: admin,
    });
    const { id, isInline } = await startBulkRun(db, jobs, {
      list: source.labels.list,
      change,
      options: reason ? { reason } : {},
      actorId: admin.id,
      requestId,
      items,
    });
    if (isInline) await runBulk(services(), id);
    return { id, tally, isInline, outcomes: await outcomesOf(id) };
  }
  const outcomesOf = async (runId: string) =>
    Object.fromEntries(
      (await countOutcomes(world().db, runId)).map(({ outcome, rows }) => [outcome, rows]),
    );
  async function undo(runId: string, admin: Pick<User, "id">) {
    const { db, jobs } = world();
    const run = (await findBulkRun(db, runId))!;
    const started = await startUndoRun(db, jobs, run, { actorId: admin.id, requestId });
    if (!started.ok) return started.reason;
    await runBulk(services(), started.id);
    return outcomesOf(started.id);
  }
  const auditOf = async (ids: string[]) =>
    (
      await world()
        .db.select({ action: auditLog.action })
        .from(auditLog)
        .where(inArray(auditLog.subjectId, ids))
    ).map(({ action }) => action);

  describe("users", () => {
    const typesOf = async (ids: string[]) =>
      (
        await world()
          .db.select({ userType: users.userType })
          .from(users)
          .where(inArray(users.id, ids))
          .orderBy(users.id)
      ).map(({ userType }) => userType);

    it("are deactivated except oneself and deactivated ones; undo reactivates them", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const [one, two] = [await aUser(db), await aSeller(db)];
      const gone = await aUser(db, { deactivatedAt: new Date() });
      const ids = [admin.id, one.id, two.id, gone.id];
      const made = await make(bulkSources.users, admin, "deactivate", ids, "Spam");
      expect(made.tally.willChange).toBe(2);
      expect(made.outcomes).toEqual({ changed: 2, oneself: 1, "deactivated-already": 1 });
      expect(await auditOf([one.id, two.id])).toEqual(["user-deactivated", "user-deactivated"]);
      expect(await undo(made.id, admin)).toEqual({ changed: 2 });
      const [row] = await db.select().from(users).where(eq(users.id, one.id));
      expect(row!.deactivatedAt).toBeNull();
      expect(await undo(made.id, admin)).toBe("undone-already");
    });

    it("change type; undo restores the old one", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const ids = [(await aUser(db)).id, (await aSeller(db)).id, (await anAdmin(db)).id].toSorted();
      const before = await typesOf(ids);
      const made = await make(bulkSources.users, admin, "make-seller", ids);
      expect(made.outcomes).toEqual({ changed: 2, "type-already": 1 });
      expect(await typesOf(ids)).toEqual(["seller", "seller", "seller"]);
      expect(await undo(made.id, admin)).toEqual({ changed: 1, "was-administrator": 1 });
      expect(await typesOf(ids)).toEqual(
        before.map((type) => (type === "admin" ? "seller" : type)),
      );
    });

    it("administrators with limited areas cannot change administrators", async () => {
      const { db } = world();
      const limited = await anAdmin(db, { adminAreas: ["support"] });
      const other = await anAdmin(db);
      const { outcomes } = await make(bulkSources.users, limited, "deactivate", [other.id], "x");
      expect(outcomes).toEqual({ administrator: 1 });
    });
  });

  describe("listings", () => {
    it("are approved and rejected only while pending", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const pending = [await aListing(db), await aListing(db)].map(({ id }) => id);
      const active = await aListing(db, { status: "active" });
      const made = await make(bulkSources.listings, admin, "reject", [...pending, active.id], "No");
      expect(made.outcomes).toEqual({ changed: 2, "not-pending": 1 });
      const rows = await db
        .select({ status: listings.status, reason: listings.rejectionReason })
        .from(listings)
        .where(inArray(listings.id, pending));
      const rejected = { status: "draft", reason: "No" };
      expect(rows).toEqual([rejected, rejected]);
    });

    it("are featured with a package, verified, expired, and restored", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const [active, draft] = [
        await aListing(db, { status: "active" }),
        await aListing(db, { status: "draft" }),
      ];
      const ids = [active.id, draft.id];
      const featured = await make(bulkSources.listings, admin, "feature", ids);
      expect(featured.outcomes).toEqual({ changed: 1, "no-package": 1 });
      expect(await undo(featured.id, admin)).toEqual({ changed: 1 });
      const verified = await make(bulkSources.listings, admin, "verify", ids);
      expect(verified.outcomes).toEqual({ changed: 2 });
      const expired = await make(bulkSources.listings, admin, "expire", ids, "Old");
      expect(expired.outcomes).toEqual({ changed: 1, "not-active": 1 });
      expect(await undo(expired.id, admin)).toEqual({ changed: 1 });
      const [row] = await db.select().from(listings).where(eq(listings.id, active.id));
      expect(row).toMatchObject({ status: "active", verified: true });
    });
  });

  describe("conversations", () => {
    it("are closed; undo restores the old status", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const [one, two] = [await aConversation(db), await aConversation(db, { status: "archived" })];
      const ids = [one.id, two.id];
      const made = await make(bulkSources.conversations, admin, "close", ids);
      expect(made.outcomes).toEqual({ changed: 2 });
      expect(await undo(made.id, admin)).toEqual({ changed: 2 });
      const [row] = await db.select().from(conversations).where(eq(conversations.id, two.id));
      expect(row!.status).toBe("archived");
    });

    it("large selections are changed by a job, which can run again", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const ids: string[] = [];
      const { id: listingId, ownerId } = await aListing(db);
      for (let n = 0; n < 101; n++) ids.push((await aConversation(db, { listingId, ownerId })).id);
      const made = await make(bulkSources.conversations, admin, "archive", ids);
      expect(made.isInline).toBe(false);
      await runBulk(services(), made.id);
      expect(await outcomesOf(made.id)).toEqual({ changed: 101 });
      expect((await findBulkRun(db, made.id))!.finishedAt).not.toBeNull();
      await runBulk(services(), made.id);
      expect(await auditOf(ids)).toHaveLength(101);
    });

    it("stops when the administrator loses the role", async () => {
      const { db } = world();
      const admin = await anAdmin(db);
      const { id } = await aConversation(db);
      const { id: runId } = await startBulkRun(db, world().jobs, {
        list: "conversations",
        change: "close",
        options: {},
        actorId: admin.id,
        requestId,
        items: [{ subjectId: id, outcome: null }],
      });
      await db.update(users).set({ userType: "buyer" }).where(eq(users.id, admin.id));
      await runBulk(services(), runId);
      expect(await outcomesOf(runId)).toEqual({ "changed-meanwhile": 1 });
    });
  });

  it("runs are listed with their result and their undo, newest first", async () => {
    const { db } = world();
    const admin = await anAdmin(db, { firstName: "Ada", lastName: "Lund" });
    const { id } = await aUser(db);
    const made = await make(bulkSources.users, admin, "deactivate", [id, createId()], "Spam");
    const [before] = await listBulkRuns(db, ["users"]);
    expect(before).toMatchObject({
      id: made.id,
      change: "deactivate",
      changed: 1,
      actor: "Ada Lund",
      isFinished: true,
      isUndo: false,
      isUndone: false,
    });
    await undo(made.id, admin);
    const [first, second] = await listBulkRuns(db, ["users"]);
    expect([first, second]).toMatchObject([{ isUndo: true }, { id: made.id, isUndone: true }]);
    expect(await listBulkRuns(db, [])).toEqual([]);
  });

  it("old runs are deleted", async () => {
    const { db } = world();
    const admin = await anAdmin(db);
    const { id } = await make(bulkSources.users, admin, "deactivate", [createId()], "x");
    await forgetOld(db, new Date());
    expect(await findBulkRun(db, id)).not.toBeNull();
    await forgetOld(db, new Date(Date.now() + 91 * 86_400_000));
    expect(await db.select().from(bulkRuns)).toEqual([]);
  });
});

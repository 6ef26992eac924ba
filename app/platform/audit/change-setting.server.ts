import { and, desc, eq, sql } from "drizzle-orm";
import { auditLog } from "#app/platform/audit/audit.table.ts";
import type { ChangedFields } from "#app/platform/audit/changed-fields.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";

export interface SettingChange {
  key: string;
  version: string;
  actorId: string;
  requestId: string | null;
  revertOf?: string;
}

/** The history of a change. `previous` is the whole value if a revert should not depend on other changes. */
type SettingDetails = ChangedFields & { previous?: unknown };

export type SettingOutcome<Reason extends string = never> =
  | { ok: true }
  | { ok: false; reason: "changed-meanwhile" | "unchanged" | Reason };

/** The audit log is the history of a setting, so its latest entry is the version. Empty if it was never changed. */
export async function findSettingVersion(db: Db, key: string): Promise<string> {
  const [latest] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "setting"), eq(auditLog.subjectId, key)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return latest?.id ?? "";
}

/**
 * Writes a setting and its history in one transaction. Rejects the second of two administrators who
 * edit the same version. `write` runs after the lock; it returns what changed, null if nothing did,
 * or the reason why it refuses.
 */
export async function changeSetting<Reason extends string = never>(
  db: Db,
  { key, version, actorId, requestId, revertOf }: SettingChange,
  write: (tx: Db) => Promise<SettingDetails | Reason | null>,
): Promise<SettingOutcome<Reason>> {
  return db.transaction(async (tx): Promise<SettingOutcome<Reason>> => {
    // There may be no row to lock yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`);
    if ((await findSettingVersion(tx, key)) !== version)
      return { ok: false, reason: "changed-meanwhile" };
    const changed = await write(tx);
    if (changed === null) return { ok: false, reason: "unchanged" };
    if (typeof changed === "string") return { ok: false, reason: changed };
    await recordAudit(
      tx,
      { actorId, requestId },
      revertOf ? "setting-reverted" : "setting-changed",
      ["setting", key],
      { ...changed, ...(revertOf && { revertOf }) },
    );
    return { ok: true };
  });
}

export async function findSettingChange(
  db: Db,
  key: string,
  entryId: string,
): Promise<Record<string, unknown> | null> {
  const [entry] = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.id, entryId),
        eq(auditLog.subjectType, "setting"),
        eq(auditLog.subjectId, key),
      ),
    );
  return entry?.details ?? null;
}

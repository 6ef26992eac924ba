import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { users } from "#app/accounts/accounts.table.ts";
import { fullName } from "#app/accounts/full-name.server.ts";
import { queueClaims } from "#app/admin/queues/queue-claims.table.ts";
import type { QueueKind } from "#app/admin/queues/queue-kind.ts";
import type { Db } from "#app/platform/db/db.ts";
import { isId } from "#app/platform/db/id.ts";

interface Claim {
  kind: QueueKind;
  id: string;
  adminId: string;
}

export const isItem = ({ kind, id }: Pick<Claim, "kind" | "id">): SQL =>
  and(eq(queueClaims.kind, kind), eq(queueClaims.itemId, id))!;

export const listClaims = (db: Db, kind: QueueKind) =>
  db
    .select({ itemId: queueClaims.itemId, adminId: queueClaims.adminId, name: fullName() })
    .from(queueClaims)
    .innerJoin(users, eq(users.id, queueClaims.adminId))
    .where(and(eq(queueClaims.kind, kind), isNull(queueClaims.approvedAt)));

/** Of two administrators at once the first has it. `from` is the holder whom the second one saw and takes over from. */
export async function takeQueueItem(
  db: Db,
  { kind, id: itemId, adminId, from }: Claim & { from: string },
): Promise<{ ok: true } | { ok: false; holder: string }> {
  const seen = isId(from) ? from : adminId;
  const [taken] = await db
    .insert(queueClaims)
    .values({ kind, itemId, adminId })
    .onConflictDoUpdate({
      target: [queueClaims.kind, queueClaims.itemId],
      set: { adminId, createdAt: sql`now()` },
      setWhere: and(eq(queueClaims.adminId, seen), isNull(queueClaims.approvedAt)),
    })
    .returning({ itemId: queueClaims.itemId });
  if (taken) return { ok: true };
  const holder = (await listClaims(db, kind)).find((claim) => claim.itemId === itemId);
  return { ok: false, holder: holder?.name ?? "Somebody else" };
}

export async function releaseQueueItem(db: Db, claim: Claim): Promise<void> {
  await db
    .delete(queueClaims)
    .where(
      and(isItem(claim), eq(queueClaims.adminId, claim.adminId), isNull(queueClaims.approvedAt)),
    );
}

/** Nobody works on a decided item. An approval that can be undone stays until it is carried out. */
export async function dropClaim(db: Db, item: Pick<Claim, "kind" | "id">): Promise<void> {
  await db.delete(queueClaims).where(and(isItem(item), isNull(queueClaims.approvedAt)));
}

/** Of items that were settled outside the queues. */
export async function pruneClaims(db: Db, before: Date): Promise<void> {
  await db
    .delete(queueClaims)
    .where(and(lt(queueClaims.createdAt, before), isNull(queueClaims.approvedAt)));
}

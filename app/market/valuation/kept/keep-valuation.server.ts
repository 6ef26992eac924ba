import { and, desc, eq } from "drizzle-orm";
import { valuations } from "./valuations.table.ts";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import { readRows } from "#app/platform/db/read-rows.ts";
import type { Outcome } from "#app/shared/outcome.ts";

/** Each is valued again every hour. */
export const maxKept = 50;

interface Keep {
  userId: string;
  answers: string;
  title: string;
  value: number;
  now: Date;
}

/** The same answers are kept once. */
export function keepValuation(
  db: Db,
  { userId, answers, title, value, now }: Keep,
): Promise<Outcome<"too-many">> {
  return db.transaction(async (tx) => {
    // One request at a time, so that the limit holds.
    await lockPerson(tx, userId);
    if (await isKept(tx, userId, answers)) return { ok: true };
    const kept = await tx.$count(valuations, eq(valuations.userId, userId));
    if (kept >= maxKept) return { ok: false, reason: "too-many" };
    const amounts = { value, currentValue: value, toldValue: value };
    await tx.insert(valuations).values({ userId, answers, title, ...amounts, createdAt: now });
    return { ok: true };
  });
}

const columns = {
  id: valuations.id,
  answers: valuations.answers,
  title: valuations.title,
  value: valuations.value,
  currentValue: valuations.currentValue,
  createdAt: valuations.createdAt,
};

export const listKept = (db: Db, userId: string) =>
  db
    .select(columns)
    .from(valuations)
    .where(eq(valuations.userId, userId))
    .orderBy(desc(valuations.createdAt), desc(valuations.id));

export async function isKept(db: Db, userId: string, answers: string): Promise<boolean> {
  const own = and(eq(valuations.userId, userId), eq(valuations.answers, answers));
  const rows = await db.select({ id: valuations.id }).from(valuations).where(own);
  return rows.length > 0;
}

/** Another person's is not found. */
export async function deleteKept(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(valuations.userId, userId), eq(valuations.id, id));
  const gone = await db.delete(valuations).where(own).returning({ id: valuations.id });
  return gone.length > 0;
}

export const exportValuations = (db: Db, userId: string) =>
  readRows(db, valuations, columns, eq(valuations.userId, userId));

export async function forgetValuations(tx: Db, { id }: { id: string }): Promise<void> {
  await tx.delete(valuations).where(eq(valuations.userId, id));
}

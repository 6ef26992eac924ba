import { and, eq, gt } from "drizzle-orm";
import { knownDevices } from "./devices.table.ts";
import type { Db } from "#app/platform/db/db.ts";

const trustMs = 30 * 24 * 60 * 60_000;

export async function rememberDevice(
  tx: Db,
  device: { userId: string; hash: string; now: Date; trust: boolean },
): Promise<boolean> {
  const { userId, hash, now, trust } = device;
  const seen = { seenAt: now, ...(trust && { trustedUntil: new Date(now.getTime() + trustMs) }) };
  const known = await tx
    .update(knownDevices)
    .set(seen)
    .where(isDevice(userId, hash))
    .returning({ id: knownDevices.id });
  if (known.length > 0) return false;
  await tx
    .insert(knownDevices)
    .values({ userId, secretHash: hash, ...seen })
    .onConflictDoNothing();
  return true;
}

const isDevice = (userId: string, hash: string) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.secretHash, hash));

export const isKnownDevice = async (db: Db, userId: string, hash: string): Promise<boolean> =>
  (await db.$count(knownDevices, isDevice(userId, hash))) > 0;

export async function isTrustedDevice(
  db: Db,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const isTrusted = and(isDevice(userId, hash), gt(knownDevices.trustedUntil, now));
  return (await db.$count(knownDevices, isTrusted)) > 0;
}

/** After a change of credentials the second step is required again on every device. */
export async function revokeDeviceTrust(tx: Db, userId: string): Promise<void> {
  await tx.update(knownDevices).set({ trustedUntil: null }).where(eq(knownDevices.userId, userId));
}

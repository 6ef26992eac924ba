import { and, eq } from "drizzle-orm";
import { isActiveUser, users } from "#app/accounts/accounts.table.ts";
import { isWanted } from "./channel-choice.ts";
import type { NotificationChannel, NotificationKind } from "./notification-kind.ts";
import { notificationChoices } from "./notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import { pick } from "#app/platform/db/pick.ts";

export async function findReachable(db: Db, userId: string) {
  const rows = await db
    .select({
      email: users.email,
      phone: users.phone,
      settings: pick(users, "notifyByEmail", "notifyByPush", "notifyBySms", "phoneVerified"),
      ...pick(notificationChoices, "kind", "channel", "enabled"),
    })
    .from(users)
    .leftJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(and(eq(users.id, userId), isActiveUser));
  const [first] = rows;
  if (!first) return null;
  const { email, phone, settings } = first;
  const choices = new Map<string, boolean>();
  for (const { kind, channel, enabled } of rows)
    if (kind && channel && enabled !== null) choices.set(`${kind}.${channel}`, enabled);
  return { email, phone, settings, choices };
}

export async function wantsChannel(
  db: Db,
  userId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  const person = await findReachable(db, userId);
  return person !== null && isWanted(person.settings, person.choices, kind, channel);
}

export type Reachable = NonNullable<Awaited<ReturnType<typeof findReachable>>>;

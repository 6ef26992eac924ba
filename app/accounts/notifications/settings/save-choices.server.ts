import { and, eq, inArray } from "drizzle-orm";
import { lockPerson } from "#app/accounts/lock-person.server.ts";
import { type Cell, choiceKey } from "#app/accounts/notifications/channel-choice.ts";
import { notificationChoices } from "#app/accounts/notifications/notifications.table.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type {
  NotificationChannel,
  NotificationKind,
} from "#app/accounts/notifications/notification-kind.ts";

export interface SaveChoices {
  userId: string;
  cells: readonly Cell[];
  isTicked: (key: string) => boolean;
  requestId: string;
}

/** Stores only what differs, so that a better default reaches everyone who never chose. */
export async function saveChoices(
  db: Db,
  { userId, cells, isTicked, requestId }: SaveChoices,
): Promise<void> {
  const chosen = cells.map(([kind, channel]) => ({
    userId,
    kind,
    channel,
    enabled: isTicked(choiceKey(kind, channel)),
  }));
  const differing = chosen.filter(
    ({ kind, channel, enabled }) => enabled !== kind.defaults[channel],
  );
  const channels = [...new Set(cells.map(([, channel]) => channel))];
  await db.transaction(async (tx) => {
    // Two concurrent ticks must not both insert.
    await lockPerson(tx, userId);
    await tx
      .delete(notificationChoices)
      .where(
        and(eq(notificationChoices.userId, userId), inArray(notificationChoices.channel, channels)),
      );
    if (differing.length > 0)
      await tx
        .insert(notificationChoices)
        .values(differing.map((row) => ({ ...row, kind: row.kind.name })));
    await recordAudit(
      tx,
      { actorId: userId, requestId },
      "notification-choices-updated",
      ["user", userId],
      Object.fromEntries(
        differing.map(({ kind, channel, enabled }) => [choiceKey(kind, channel), enabled]),
      ),
    );
  });
}

export interface ChannelChoice {
  userId: string;
  kind: NotificationKind;
  channel: NotificationChannel;
  enabled: boolean;
}

/** Also stored if it equals the default, which may change. */
export async function setChannelChoice(tx: Db, choice: ChannelChoice): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values({ ...choice, kind: choice.kind.name })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind, notificationChoices.channel],
      set: { enabled: choice.enabled },
    });
}

import type {
  NotificationChannel,
  NotificationKind,
} from "#app/accounts/notifications/notification-kind.ts";
import { notificationChoices } from "#app/accounts/notifications/notifications.table.ts";
import type { Db } from "#app/platform/db/db.ts";

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

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

/** Records what a person wants, also where it is our default: the default may change, their choice does not. */
export async function setChannelChoice(tx: Db, choice: ChannelChoice): Promise<void> {
  await tx
    .insert(notificationChoices)
    .values({ ...choice, kind: choice.kind.name })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.kind, notificationChoices.channel],
      set: { enabled: choice.enabled },
    });
}

import type { ChannelSettings } from "#app/accounts/notifications/channel-choice.ts";
import {
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from "#app/accounts/notifications/notification-kind.ts";

export type ClosedBecause = "switched-off" | "not-configured" | "no-phone" | "phone-not-confirmed";

export interface ChannelFacts extends ChannelSettings {
  hasPhone: boolean;
  canPush: boolean;
  canText: boolean;
}

export function closedBecause(
  channel: NotificationChannel,
  facts: ChannelFacts,
): ClosedBecause | null {
  switch (channel) {
    case "email":
      return facts.notifyByEmail ? null : "switched-off";
    case "push":
      if (!facts.canPush) return "not-configured";
      return facts.notifyByPush ? null : "switched-off";
    case "sms":
      if (!facts.canText) return "not-configured";
      if (!facts.hasPhone) return "no-phone";
      if (!facts.phoneVerified) return "phone-not-confirmed";
      return facts.notifyBySms ? null : "switched-off";
  }
}

export type Cell = readonly [kind: NotificationKind, channel: NotificationChannel];

/** Other boxes keep what was chosen before. */
export const openCells = (kinds: readonly NotificationKind[], facts: ChannelFacts): Cell[] =>
  notificationChannels
    .filter((channel) => closedBecause(channel, facts) === null)
    .flatMap((channel) => kinds.map((kind): Cell => [kind, channel]))
    .filter(([kind, channel]) => !isAlwaysSent(kind, channel));

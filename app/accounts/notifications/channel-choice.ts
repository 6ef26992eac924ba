import {
  hasChannel,
  isAlwaysSent,
  type NotificationChannel,
  notificationChannels,
  type NotificationKind,
} from "./notification-kind.ts";

// The bell shows everything. A channel adds to it if its switch in the profile is on and the person's choice, or our default, says so.

export interface ChannelSettings {
  notifyByEmail: boolean;
  notifyByPush: boolean;
  notifyBySms: boolean;
  phoneVerified: boolean;
}

export type ChannelChoices = ReadonlyMap<string, boolean>;

export const choiceKey = (kind: NotificationKind, channel: NotificationChannel): string =>
  `${kind.name}.${channel}`;

/** Ignores whether the channel is switched on. */
export const isChosen = (
  choices: ChannelChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => choices.get(choiceKey(kind, channel)) ?? kind.defaults[channel];

export function isWanted(
  settings: ChannelSettings,
  choices: ChannelChoices,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  if (isAlwaysSent(kind, channel)) return true;
  const isOpen = {
    email: settings.notifyByEmail,
    push: settings.notifyByPush,
    sms: settings.notifyBySms && settings.phoneVerified,
  }[channel];
  return isOpen && isChosen(choices, kind, channel);
}

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
    .filter(([kind, channel]) => hasChannel(kind, channel) && !isAlwaysSent(kind, channel));

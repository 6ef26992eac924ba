import {
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
} from "./notification-kind.ts";

// The bell shows everything. A channel adds to it if its switch in the profile is on and the person's choice, or our default, says so.

export interface ChannelSettings {
  notifyByEmail: boolean;
  notifyByPush: boolean;
  notifyBySms: boolean;
  phoneVerified: boolean;
}

/** Missing choices follow the default. */
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

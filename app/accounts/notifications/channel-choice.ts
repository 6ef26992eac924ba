import {
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
} from "./notification-kind.ts";

// Which news reaches a person by which channel. The bell shows everything; a channel adds to it where its switch in the profile is
// on and the person's choice for this kind, or else our default, says so.

/** What is known of the person, as far as it decides on channels. */
export interface ChannelSettings {
  notifyByEmail: boolean;
  notifyByPush: boolean;
  notifyBySms: boolean;
  phoneVerified: boolean;
}

/** The person's own choices; what is missing follows the default. */
export type ChannelChoices = ReadonlyMap<string, boolean>;

export const choiceKey = (kind: NotificationKind, channel: NotificationChannel): string =>
  `${kind.name}.${channel}`;

/** The choice for one kind, whatever the state of the channel as a whole. */
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

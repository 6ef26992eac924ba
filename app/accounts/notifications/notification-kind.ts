import { brand } from "#app/shared/brand.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";

/** In the live updates of a person. */
export const notificationsTopic = "notifications";

/** The ways of telling besides the bell, which always shows. */
export const notificationChannels = ["email", "push", "sms"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What people are told about. Each feature declares its kinds; `app/notification-kinds.ts` lists them for the settings. */
export interface NotificationKind {
  /** Stored with notifications and choices. */
  name: string;
  label: string;
  hint: string;
  icon: IconName;
  /**
   * What a lock screen may show. People who sell in secret leave their phone on a table in the shop: no name, no title of a listing,
   * no amount, and not even that the person sells.
   */
  discreetText: string;
  /** Until the person chooses otherwise. */
  defaults: Record<NotificationChannel, boolean>;
  /** The email belongs to a contract: nobody can turn it off. */
  isEmailRequired?: true;
}

export const isAlwaysSent = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === "email" && kind.isEmailRequired === true;

/** Without a link: people are warned of text messages that ask them to sign in somewhere. */
export const smsText = ({ discreetText }: NotificationKind): string =>
  `${brand.name}: ${discreetText}. Sign in to read it.`;

import { brand } from "#app/shared/brand.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";

export const notificationsTopic = "notifications";

export const notificationChannels = ["email", "push", "sms"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** Each feature declares its kinds; `app/notification-kinds.ts` lists them. */
export interface NotificationKind {
  name: string;
  label: string;
  hint: string;
  icon: IconName;
  /** For lock screens that others can see: no name, no title, no amount, and not even that the person sells. */
  discreetText: string;
  defaults: Record<NotificationChannel, boolean>;
  /** Contractual, so it cannot be turned off. */
  isEmailRequired?: true;
  /** Other channels do not have it. */
  isEmailOnly?: true;
}

export const hasChannel = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === "email" || !kind.isEmailOnly;

export const isAlwaysSent = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === "email" && kind.isEmailRequired === true;

/** No link: people are warned about text messages that ask them to sign in. */
export const smsText = ({ discreetText }: NotificationKind): string =>
  `${brand.name}: ${discreetText}. Sign in to read it.`;

/** For administrators. */
export const staffNotification: NotificationKind = {
  name: "staff",
  label: "Administration",
  hint: "Reports, requests, disputes and failing jobs in your areas.",
  icon: "shield-check",
  discreetText: "There is news for administrators",
  defaults: { email: true, push: false, sms: false },
  isEmailOnly: true,
};

export const documentNotification: NotificationKind = {
  name: "document",
  label: "Documents",
  hint: "Requests to read documents, and the answers.",
  icon: "file-text",
  discreetText: "There is news about documents",
  defaults: { email: true, push: true, sms: false },
};

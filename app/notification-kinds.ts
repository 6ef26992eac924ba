import {
  documentNotification,
  type NotificationKind,
  staffNotification,
} from "#app/accounts/notifications/notification-kind.ts";
import {
  listingNotification,
  paymentNotification,
} from "#app/listings/lifecycle/listing-notifications.ts";
import {
  alertNotification,
  savedReducedNotification,
  savedSoldNotification,
} from "#app/messages/alerts/alert-notifications.ts";
import { dealNotification } from "#app/deals/offers/deal-notification.ts";
import { valuationNotification } from "#app/market/valuation/kept/valuation-notification.ts";
import { mandateNotification } from "#app/messages/mandates/mandate-notification.ts";
import { messageNotification } from "#app/messages/message-notification.ts";
import { webhookNotification } from "#app/programs/webhooks/webhook-notification.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { IconName } from "#app/ui/media/icon-names.ts";

export const notificationKinds: readonly NotificationKind[] = [
  messageNotification,
  savedReducedNotification,
  savedSoldNotification,
  alertNotification,
  listingNotification,
  paymentNotification,
  documentNotification,
  mandateNotification,
  dealNotification,
  valuationNotification,
  webhookNotification,
];

export const notificationKindsFor = (userType: UserType): readonly NotificationKind[] =>
  userType === "admin" ? [...notificationKinds, staffNotification] : notificationKinds;

const icons = new Map(notificationKinds.map(({ name, icon }) => [name, icon]));

/** For a stored kind, which may no longer exist. */
export const notificationIcon = (name: string): IconName => icons.get(name) ?? "bell";

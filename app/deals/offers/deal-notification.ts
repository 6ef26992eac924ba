import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const dealNotification: NotificationKind = {
  name: "deal",
  label: "Offers and closing",
  hint: "An offer is about to expire, or a closing step is due.",
  icon: "file-text",
  discreetText: "There is news in your account",
  defaults: { email: true, push: true, sms: false },
};

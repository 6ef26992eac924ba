import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const dealNotification: NotificationKind = {
  name: "deal",
  label: "Offers and closing",
  hint: "An offer ends soon, or a step to closing is due.",
  icon: "file-text",
  discreetText: "There is news in your account",
  defaults: { email: true, push: true, sms: false },
};

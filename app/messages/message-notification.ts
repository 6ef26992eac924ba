import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const messageNotification: NotificationKind = {
  name: "message",
  label: "Messages",
  hint: "Someone messages you.",
  icon: "message-square",
  discreetText: "You have a new message",
  defaults: { email: true, push: true, sms: true },
};

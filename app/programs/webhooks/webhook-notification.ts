import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const webhookNotification: NotificationKind = {
  name: "webhook",
  label: "Webhooks",
  hint: "An address of yours that doesn't take its events any more.",
  icon: "link",
  discreetText: "There is news in your account",
  defaults: { email: true, push: false, sms: false },
};

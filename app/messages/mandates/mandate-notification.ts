import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const mandateNotification: NotificationKind = {
  name: "mandate",
  label: "Mandates",
  hint: "A mandate is offered, starts or ends.",
  icon: "store",
  discreetText: "There is news in your account",
  defaults: { email: true, push: true, sms: false },
  // An offer lapses after two days.
  isEmailRequired: true,
};

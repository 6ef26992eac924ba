import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const listingNotification: NotificationKind = {
  name: "listing",
  label: "Your listings",
  hint: "Approved, about to end or ended.",
  icon: "store",
  discreetText: "There is news in your account",
  defaults: { email: true, push: true, sms: false },
  isEmailRequired: true,
};

export const paymentNotification: NotificationKind = {
  name: "payment",
  label: "Payments",
  hint: "Receipts, renewals and refunds.",
  icon: "credit-card",
  discreetText: "There is news about a payment",
  defaults: { email: true, push: true, sms: false },
  isEmailRequired: true,
};

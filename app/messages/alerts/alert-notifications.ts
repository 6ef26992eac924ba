import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const savedReducedNotification: NotificationKind = {
  name: "saved-reduced",
  label: "Price changes",
  hint: "A business you saved has a new price.",
  icon: "heart",
  discreetText: "A business you saved has a new price",
  defaults: { email: true, push: true, sms: false },
};

export const savedSoldNotification: NotificationKind = {
  name: "saved-sold",
  label: "Sold",
  hint: "A business you saved or wrote about was sold.",
  icon: "heart",
  discreetText: "A business you follow was sold",
  defaults: { email: true, push: true, sms: false },
};

export const alertNotification: NotificationKind = {
  name: "alert",
  label: "Alerts",
  hint: "New businesses match a search you saved.",
  icon: "search",
  discreetText: "New businesses match your search",
  defaults: { email: true, push: false, sms: false },
};

/** What people are told about. */
export const notificationKinds = [
  "message",
  "saved-reduced",
  "saved-sold",
  "alert",
  "listing",
  "payment",
  "document",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The ways of telling besides the bell, which always shows. */
export const notificationChannels = ["email", "push", "sms"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

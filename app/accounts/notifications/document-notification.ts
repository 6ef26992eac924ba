import type { NotificationKind } from "#app/accounts/notifications/notification-kind.ts";

export const documentNotification: NotificationKind = {
  name: "document",
  label: "Documents",
  hint: "Requests to read documents, and the answers.",
  icon: "file-text",
  discreetText: "There is news about documents",
  defaults: { email: true, push: true, sms: false },
};

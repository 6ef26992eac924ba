import { deliverPushJob } from "#app/accounts/notifications/push/send-push.server.ts";
import type { DeliveryJobs } from "#app/platform/mail/retry-mail.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";

export const deliveryJobs: DeliveryJobs = {
  email: deliverMailJob,
  sms: deliverMailJob,
  push: deliverPushJob,
};

import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import type { EmailChannel } from "#app/admin/emails/email-list.ts";
import type { Env } from "#app/platform/env.ts";
import { deliverPushJob } from "#app/accounts/notifications/push/send-push.server.ts";
import type { DeliveryJobs } from "#app/platform/mail/retry-mail.server.ts";
import { deliverMailJob } from "#app/platform/mail/send-email.server.ts";

/** Channels without a provider; their messages are kept. Production always sends. */
export function listKeptChannels(env: Env): EmailChannel[] {
  if (env.mode === "production") return [];
  const hasService = { email: env.SMTP_URL, sms: env.SMS_URL, push: pushKeysOf(env) };
  return (["email", "sms", "push"] as const).filter((channel) => !hasService[channel]);
}

export const deliveryJobs: DeliveryJobs = {
  email: deliverMailJob,
  sms: deliverMailJob,
  push: deliverPushJob,
};

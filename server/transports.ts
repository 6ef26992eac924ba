import { pushKeysOf } from "#app/platform/push/push-keys.server.ts";
import { openSubscriptions } from "#app/accounts/notifications/push/push-subscriptions.server.ts";
import { createPushTransport } from "#app/platform/push/push-transport.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Env } from "#app/platform/env.ts";
import { byChannel, createSmsTransport } from "#app/platform/mail/sms-transport.ts";
import { createMailTransport, type MailTransport } from "#app/platform/mail/transport.ts";

/** Outside production, messages without a service stay in the database, where /dev/mail shows them. */
export function openTransports(env: Env, db: Db): MailTransport {
  const pushKeys = pushKeysOf(env);
  const isKept = env.mode !== "production";
  return byChannel(
    createMailTransport(env.SMTP_URL, env.MAIL_FROM),
    env.SMS_URL || isKept ? createSmsTransport(env.SMS_URL, env.SMS_TOKEN) : missing("SMS_URL"),
    pushKeys || isKept
      ? createPushTransport(openSubscriptions(db), pushKeys)
      : missing("PUSH_PUBLIC_KEY"),
  );
}

/** Fails instead of being marked as sent. */
const missing = (variable: string): Pick<MailTransport, "send"> => ({
  async send() {
    throw new Error(`${variable} is not set`);
  },
});

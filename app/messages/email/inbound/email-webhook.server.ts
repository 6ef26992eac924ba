import type { Context, Handler } from "hono";
import type { Services } from "#app/context.ts";
import { openEmail } from "./open-email.server.ts";
import { receiveEmail } from "./receive-email.server.ts";
import { hasSecret } from "./webhook-access.server.ts";

type WebhookServices = Pick<Services, "db" | "jobs" | "files" | "env" | "log">;

/** With attachments, and larger in the JSON of a provider. */
export const maxEmailBytes = 50 * 1024 * 1024;

/** `POST /webhooks/email`: emails to reply addresses, from Postmark, SendGrid or Mailgun, told apart by their shape. */
export function emailWebhook(services: WebhookServices): Handler {
  const { env, log } = services;
  return async (c) => {
    if (!env.INBOUND_EMAIL_SECRET) return respond(c, 404, "Not found");
    if (!hasSecret(env.INBOUND_EMAIL_SECRET, c.req.url, c.req.header("authorization")))
      return respond(c, 401, "The secret is missing or wrong");
    const body = new Uint8Array(await c.req.arrayBuffer());
    const contentType = c.req.header("content-type") ?? "";
    const email = await openEmail(body, { log, contentType });
    if (!email) return respond(c, 400, "This is no email in a known format");
    const outcome = await receiveEmail(services, email, new Date());
    log.info({ outcome }, "email received");
    return outcome === "later" ? respond(c, 503, "Too many emails") : respond(c, 200, "Received");
  };
}

/** Providers try again after a failure of ours. */
const respond = (c: Context, status: 200 | 400 | 401 | 404 | 503, words: string) =>
  c.text(`${words}\n`, status, {
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "600" }),
    ...(status === 401 && { "www-authenticate": 'Basic realm="webhook"' }),
  });

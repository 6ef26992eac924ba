import type { Context, Handler } from "hono";
import type { Services } from "#app/context.ts";
import { parseEmailForm } from "./email-form.ts";
import type { InboundEmail } from "./inbound-email.ts";
import { isMailgun, parseMailgun } from "./parse-mailgun.ts";
import { parseJson } from "./parse-headers.ts";
import { parsePostmark } from "./parse-postmark.ts";
import { parseSendgrid } from "./parse-sendgrid.ts";
import { readBody } from "./read-body.ts";
import { receiveEmail } from "./receive-email.server.ts";
import { isSecret, isSignedByMailgun, secretInAddress } from "./webhook-access.server.ts";

type WebhookServices = Pick<Services, "db" | "jobs" | "files" | "env" | "log">;

/** The largest email that the providers pass on. */
const maxBytes = 35 * 1024 * 1024;
/** Whoever has not shown the secret yet may not fill the memory: a signature is inside of the body. */
const maxUnknownBytes = 10 * 1024 * 1024;

/** `POST /webhooks/email`: emails to reply addresses, from Postmark, SendGrid or Mailgun, told apart by their shape. */
export function emailWebhook(services: WebhookServices): Handler {
  const { env, log } = services;
  const secret = env.INBOUND_EMAIL_SECRET;
  return async (c) => {
    if (!secret) return respond(c, 404, "Not found");
    const given = secretInAddress(c.req.url, c.req.header("authorization"));
    const isKnown = given !== null && isSecret(secret, given);
    const type = c.req.header("content-type") ?? "";
    const isForm = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type);
    if (!isKnown && (given !== null || !isForm)) return unauthorized(c);
    const body = await readBody(c.req.raw, isKnown ? maxBytes : maxUnknownBytes);
    if (!body) return respond(c, 413, "This email is too large");
    const form = isForm ? parseEmailForm(body, type) : null;
    const now = new Date();
    if (!isKnown && !(form && isMailgun(form) && isSignedByMailgun(secret, form, now)))
      return unauthorized(c);
    const email = form ? parseForm(form) : parsePostmark(parseJson(body.toString("utf8")));
    if (!email) return respond(c, 400, "This is no email in a known format");
    const outcome = await receiveEmail(services, email, now);
    log.info({ outcome }, "email received");
    // Providers try again after a failure of ours.
    return outcome === "later" ? respond(c, 503, "Too many emails") : respond(c, 200, "Received");
  };
}

const parseForm = (form: NonNullable<ReturnType<typeof parseEmailForm>>): InboundEmail | null =>
  parseMailgun(form) ?? parseSendgrid(form);

const respond = (c: Context, status: 200 | 400 | 401 | 404 | 413 | 503, words: string) =>
  c.text(`${words}\n`, status, {
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "600" }),
    ...(status === 401 && { "www-authenticate": 'Basic realm="webhook"' }),
  });

const unauthorized = (c: Context) => respond(c, 401, "The secret is missing or wrong");

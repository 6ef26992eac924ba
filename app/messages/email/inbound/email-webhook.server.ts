import type { Context, Handler } from "hono";
import type { Services } from "#app/context.ts";
import { receiveEmail } from "./receive-email.server.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { createTurns } from "#app/platform/files/take-turn.ts";
import type { Log } from "#app/platform/log.ts";
import type { InboundContent, InboundEmail } from "./inbound-email.ts";
import type { OpenedEmail } from "./parse-mime.ts";

type WebhookServices = Pick<Services, "db" | "jobs" | "files" | "env" | "log">;

export const maxEmailBytes = 50 * 1024 * 1024;

/** `POST /webhooks/email`: emails to reply addresses. Postmark, SendGrid and Mailgun are recognized by their shape. */
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

/** Providers retry after a 5xx response. */
const respond = (c: Context, status: 200 | 400 | 401 | 404 | 503, words: string) =>
  c.text(`${words}\n`, status, {
    "cache-control": "no-store",
    ...(status === 503 && { "retry-after": "600" }),
    ...(status === 401 && { "www-authenticate": 'Basic realm="webhook"' }),
  });

/** Hashes first, so that the timing reveals neither a matching prefix nor the length. */
function isSecret(secret: string, given: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(secret), hash(given));
}

/** In the URL as `?token=` or as the basic-auth password, because a signature in the body is known only after reading all of it. */
export function hasSecret(secret: string, url: string, authorization: string | undefined): boolean {
  const [, encoded] = /^basic +([a-z0-9+/=]{1,1000})$/i.exec(authorization ?? "") ?? [];
  if (!encoded) return isSecret(secret, new URL(url).searchParams.get("token") ?? "");
  const pair = Buffer.from(encoded, "base64").toString("utf8");
  return isSecret(secret, pair.slice(pair.indexOf(":") + 1));
}

/** One at a time, because the sender controls how expensive an email is. */
const takeTurn = createTurns({ slots: 1, perPerson: 100, inAll: 100 });

interface OpenOptions {
  log: Log;
  contentType: string;
  maxProcessorMs?: number;
}

export async function openEmail(
  body: Uint8Array,
  { log, contentType, maxProcessorMs }: OpenOptions,
): Promise<InboundEmail | null> {
  const read = async <Answer extends object>(name: string, bytes: Uint8Array, options?: string) => {
    const task = { name, bytes, options, maxProcessorMs };
    const answer = await takeTurn("email", () => runFileTask<Answer>(task));
    if (answer && "reason" in answer) throw new Error("too many emails wait");
    if (!answer) log.warn({ task: name }, "email not read");
    return answer;
  };
  const opened = await read<OpenedEmail>("email", body, contentType);
  return (
    opened && {
      ...opened.head,
      readContent: () => read<InboundContent>("email-content", opened.raw),
    }
  );
}

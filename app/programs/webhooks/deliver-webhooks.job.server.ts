import { and, eq, sql } from "drizzle-orm";
import type { Services } from "#app/context.ts";
import { NotPublic } from "#app/platform/http/lookup-public.server.ts";
import { type Post, postToPublicHost } from "#app/platform/http/post-to-public-host.server.ts";
import { recordAttempt } from "./record-attempt.server.ts";
import { decrypt, encrypt, signatureHeaders } from "./sign-webhook.server.ts";
import type { Attempt, AttemptProblem } from "./webhook.ts";
import { messageIdOf, payloadOf } from "./webhook-payload.ts";
import { deliverWebhooksJob, retryWebhooksJob } from "./webhook-queues.server.ts";
import { webhookEndpoints } from "./webhooks.table.ts";

export interface WebhookServices extends Pick<Services, "db" | "jobs"> {
  env: Pick<Services["env"], "SESSION_SECRET" | "SESSION_SECRET_PREVIOUS">;
  post?: Post;
  clock?: () => Date;
  chance?: () => number;
  runMs?: number;
}

/** Nearly all of an attempt is waiting for somebody: a thousand new addresses that hang are through in four minutes. */
const atOnce = 48;
const jobOf = { deliver: deliverWebhooksJob, retry: retryWebhooksJob };
const perAddress = 2;
/** A stop of the process waits for the run; the next job goes on. */
const longestRunMs = 60_000;
/** Longer than an attempt may take, and over when the job of a killed process runs again. */
const claimSeconds = 30;
const pollMs = 1000;

export const deliverWebhooks = (services: WebhookServices) => run(services, "deliver");
export const retryWebhooks = (services: WebhookServices) => run(services, "retry");

/** Sends what is due, to many addresses at once and to each of them a few at once, until nothing is. */
async function run(services: WebhookServices, queue: keyof typeof jobOf): Promise<void> {
  const until = performance.now() + (services.runMs ?? longestRunMs);
  const running = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    const isOver = performance.now() >= until || failures.length > 0;
    const room = isOver ? 0 : atOnce - running.size;
    const due = room > 0 ? await listDue(services, queue, room, [...running.keys()]) : [];
    for (const endpoint of due) {
      const work = serve(services, endpoint)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(endpoint.id));
      running.set(endpoint.id, work);
    }
    if (running.size === 0) break;
    const { promise: pause, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, pollMs);
    await Promise.race([...running.values(), pause]);
    clearTimeout(timer);
  }
  if (failures.length > 0) throw failures[0];
  const left = await listDue(services, queue, 1, []);
  if (left.length > 0)
    await services.jobs.enqueue(services.db, jobOf[queue], {}, { onceKey: "left" });
}

type Endpoint = typeof webhookEndpoints.$inferSelect;

const now = ({ clock = () => new Date() }: WebhookServices): Date => clock();
const isoNow = (services: WebhookServices): string => now(services).toISOString();

/** What was not tried yet is due whatever our clock says: the database wrote its time. */
const isDue = (
  moment: string,
) => sql`d.state = 'waiting' and (d.tries = 0 or d.due_at <= ${moment}::timestamptz)
  and (d.claimed_until is null or d.claimed_until <= ${moment}::timestamptz)
  and not exists (select 1 from webhook_deliveries b where b.endpoint_id = d.endpoint_id
    and b.object_id = d.object_id and b.state = 'waiting' and b.id < d.id)`;

/** Addresses of active accounts, in an order of chance so that none is always last. */
async function listDue(
  services: WebhookServices,
  queue: keyof typeof jobOf,
  room: number,
  running: readonly string[],
): Promise<Endpoint[]> {
  const { db } = services;
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from webhook_endpoints e join users u on u.id = e.user_id
    where e.state = 'active' and u.deactivated_at is null and u.deleted_at is null
      and (e.failing_since is not null) = ${queue === "retry"}
      and e.id <> all (${`{${running.join(",")}}`}::uuid[])
      and exists (select 1 from webhook_deliveries d where d.endpoint_id = e.id and ${isDue(isoNow(services))})
    order by random() limit ${room}`);
  const found: Endpoint[] = [];
  for (const { id } of rows) {
    const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    if (endpoint) found.push(endpoint);
  }
  return found;
}

interface Claimed extends Record<string, unknown> {
  id: number;
  messageId: string;
  event: string;
  data: Record<string, unknown>;
  happenedAt: Date;
  tries: number;
}

/** One turn: the run asks again whether more is due, and whether the address is still to be served. */
async function serve(services: WebhookServices, endpoint: Endpoint): Promise<void> {
  const claimed = await claim(services, endpoint.id);
  if (claimed.length === 0) return;
  const secrets = await signingSecrets(services, endpoint);
  await Promise.all(
    claimed.map(async (delivery) => {
      const attempt = await send(services, endpoint.url, delivery, secrets);
      await recordAttempt(services, endpoint, delivery, attempt, now(services));
    }),
  );
}

/** The first that waits of each object. Another process takes others. */
async function claim(services: WebhookServices, endpointId: string): Promise<Claimed[]> {
  const moment = isoNow(services);
  const { rows } = await services.db.execute<Claimed & { happenedAt: string | Date }>(sql`
    update webhook_deliveries set claimed_until = ${moment}::timestamptz + make_interval(secs => ${claimSeconds})
    where id in (select d.id from webhook_deliveries d where d.endpoint_id = ${endpointId} and ${isDue(moment)}
      order by d.due_at, d.id limit ${perAddress} for update skip locked)
    returning id::float8 as id, message_id as "messageId", event, data, happened_at as "happenedAt", tries`);
  return rows.map(({ happenedAt, ...row }) =>
    Object.assign(row, { happenedAt: new Date(happenedAt) }),
  );
}

async function send(
  services: WebhookServices,
  url: string,
  delivery: Claimed,
  secrets: readonly Buffer[],
): Promise<Attempt> {
  const { post = postToPublicHost } = services;
  const at = now(services);
  if (secrets.length === 0)
    return { at: at.toISOString(), ms: 0, status: null, problem: "unreadable-secret" };
  const body = payloadOf(delivery);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Relevo-Webhooks/1",
    ...signatureHeaders({ id: messageIdOf(delivery), at, body }, secrets),
  };
  const started = performance.now();
  const answer = await post(url, headers, Buffer.from(body)).then(
    (status) => ({ status, problem: null }),
    (error: unknown) => ({ status: null, problem: problemOf(error) }),
  );
  return { at: at.toISOString(), ms: Math.round(performance.now() - started), ...answer };
}

function problemOf(error: unknown): AttemptProblem {
  const { name, code } = error as Error & { code?: string };
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  if (error instanceof NotPublic) return "private";
  if (/^(CERT|ERR_TLS|ERR_SSL|DEPTH|SELF|UNABLE)/.test(code ?? "")) return "certificate";
  return "unreachable";
}

/** The current one, and the one before until its day is over. Encrypted again after a rotation of SESSION_SECRET. */
async function signingSecrets(services: WebhookServices, endpoint: Endpoint): Promise<Buffer[]> {
  const { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: previous = null } = services.env;
  const { id, previousSecret, previousSecretUntil } = endpoint;
  const isBothSigning = previousSecretUntil !== null && previousSecretUntil > now(services);
  const stored = [endpoint.secret, ...(previousSecret && isBothSigning ? [previousSecret] : [])];
  const opened = stored.map((text) => decrypt([secret, previous], id, text));
  if (opened[0] && !decrypt([secret], id, endpoint.secret))
    await services.db
      .update(webhookEndpoints)
      .set({ secret: encrypt(secret, id, opened[0]) })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secret, endpoint.secret)));
  return opened.filter((one) => one !== null);
}

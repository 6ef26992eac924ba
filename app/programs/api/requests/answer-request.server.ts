import { createHash } from "node:crypto";
import type { z } from "zod";
import { holdWords } from "#app/accounts/sessions/hold.ts";
import type { Services } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import { createId } from "#app/platform/db/id.ts";
import { countAttempt, defineRateLimit } from "#app/platform/rate-limits/rate-limit.server.ts";
import { type Bearer, findBearer } from "#app/programs/tokens/find-bearer.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import {
  bodyOf,
  claimKey,
  findAnswer,
  freeKey,
  idFor,
  keepAnswer,
  type KeptAnswer,
  type RepeatableRequest,
  toKept,
} from "./answer-once.server.ts";
import { type Call, type Endpoint, fileBody, isWrite } from "./endpoint.ts";
import { entityTag, namesTag } from "./entity-tag.ts";
import { type Problem, problemResponse, Refusal, refuse } from "./problem.ts";
import { readFile, readJson } from "./read-body.server.ts";
import { findRoute } from "./routes.ts";

export const tokenLimit = defineRateLimit("token", { max: 300, windowMinutes: 1 });

interface ApiRequest {
  request: Request;
  ip: string;
  requestId: string;
  /** Called as soon as it is known who asks. */
  onBearer: (bearer: Bearer) => void;
}

type Headers = Record<string, string>;

/** Answers whatever comes to an address below `/api/v1`. */
export async function answerRequest(
  services: Services,
  endpoints: readonly Endpoint[],
  { request, ip, requestId, onBearer }: ApiRequest,
): Promise<Response> {
  const { origin } = new URL(services.env.APP_URL);
  const limits: Headers = {};
  try {
    const now = new Date();
    const { endpoint, params } = findRoute(endpoints, request);
    const bearer = await findBearer(services, request.headers.get("authorization"), { ip, now });
    if (!bearer) throw new Refusal(unauthenticated(request.headers.has("authorization")));
    onBearer(bearer);
    await countRequest(services.db, bearer, now, limits);
    checkPermission(endpoint, bearer);
    const sent = await readRequest(endpoint, params, request);
    const call = { ...sent, services, bearer, now, requestId, newId: createId(), db: services.db };
    const { response, tag } = isWrite(endpoint)
      ? { response: await write(endpoint, call as never, request, sent.text), tag: null }
      : await read(endpoint, call as never);
    const headers: Headers = { "cache-control": "private, no-store", ...limits };
    if (tag) {
      headers["etag"] = tag;
      if (namesTag(request.headers.get("if-none-match") ?? "", tag))
        return new Response(null, { status: 304, headers });
    }
    if (response.location) headers["location"] = response.location;
    if (response.isReplay) headers["idempotency-replayed"] = "true";
    if (response.body !== null) headers["content-type"] = "application/json";
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { problem } = error;
    const headers = { ...limits, ...problem.headers };
    return problemResponse({ ...problem, headers }, { origin, requestId });
  }
}

const unauthenticated = (hasToken: boolean): Problem => ({
  status: 401,
  detail: hasToken
    ? "The token is unknown, has ended or was revoked."
    : "Send an access token: Authorization: Bearer relevo_pat_…",
  headers: {
    "www-authenticate": `Bearer realm="relevo"${hasToken ? ', error="invalid_token"' : ""}`,
  },
});

async function countRequest(db: Db, { tokenId }: Bearer, now: Date, headers: Headers) {
  const { count, windowEndsAt } = await countAttempt(db, tokenLimit, tokenId, now);
  const left = Math.max(tokenLimit.max - count, 0);
  const seconds = Math.max(Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000), 1);
  headers["ratelimit-limit"] = String(tokenLimit.max);
  headers["ratelimit-remaining"] = String(left);
  headers["ratelimit-reset"] = String(seconds);
  if (count <= tokenLimit.max) return;
  throw new Refusal({ status: 429, headers: { "retry-after": String(seconds) } });
}

function checkPermission(endpoint: Endpoint, { hold, scopes }: Bearer): void {
  if (hold && (hold !== "terms" || isWrite(endpoint))) refuse(403, holdWords[hold]);
  const { scope } = endpoint;
  if (scope === null || scopes.includes(scope)) return;
  throw new Refusal({
    status: 403,
    detail: `The token does not have the scope ${scope}.`,
    headers: {
      "www-authenticate": `Bearer realm="relevo", error="insufficient_scope", scope="${scope}"`,
    },
  });
}

async function readRequest(endpoint: Endpoint, rawParams: Headers, request: Request) {
  const params = endpoint.params.safeParse(rawParams);
  if (!params.success) refuse(404);
  const query = parse(endpoint.query, readQuery(request.url), "Some parameters are not valid.");
  const { body: schema } = endpoint;
  if (schema === null) return { params: params.data, query, body: undefined, text: "" };
  if (schema === fileBody) {
    const body = await readFile(request);
    return { params: params.data, query, body, text: hash(body) };
  }
  const { text, value } = await readJson(request);
  return {
    params: params.data,
    query,
    body: parse(schema, value, "Some fields are not valid."),
    text,
  };
}

function readQuery(url: string): Headers {
  const given = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (given.has(name)) refuse(400, undefined, { [name]: "Must be given only once" });
    if (value.includes("\0")) refuse(400, undefined, { [name]: "Must not contain NUL" });
    given.set(name, value);
  }
  return Object.fromEntries(given);
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  detail: string,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : refuse(400, detail, errorsOf(parsed.error.issues));
}

function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const unknown = issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys : []));
  const known = issues.filter(({ code }) => code !== "unrecognized_keys");
  return {
    ...fieldErrors(
      known.map(({ path, message }) => ({ path: [path.join(".") || "body"], message })),
    ),
    ...Object.fromEntries(unknown.map((name) => [name, "Is not known here"])),
  };
}

const hash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("base64url");

async function read(endpoint: Endpoint, call: Call<never, never, never>) {
  const response = toKept(await endpoint.handle(call));
  return { response, tag: entityTag(response.body ?? "") };
}

/** A refusal undoes the transaction, so a request with an idempotency key can be repeated until it succeeds. */
async function write(
  endpoint: Endpoint,
  call: Call<never, never, never>,
  request: Request,
  body: string,
): Promise<KeptAnswer> {
  const { services, bearer } = call;
  const repeatable = readKey(bearer, request, body);
  const kept = repeatable && (await findAnswer(services.db, repeatable));
  if (kept) return kept;
  if (endpoint.isOutsideTransaction) return writeOutside(endpoint, call, repeatable);
  return services.db.transaction(async (tx) => {
    const before = repeatable && (await claimKey(tx, repeatable));
    if (before) return before;
    const inside = { ...call, db: tx };
    await checkMatch(endpoint, inside, request.headers.get("if-match"));
    const answer = toKept(await endpoint.handle(inside));
    if (repeatable) await keepAnswer(tx, repeatable, answer);
    return answer;
  });
}

/** A request whose process died, or that comes twice at once, runs again: its `newId` makes it find what it has written. */
async function writeOutside(
  endpoint: Endpoint,
  call: Call<never, never, never>,
  repeatable: RepeatableRequest | null,
): Promise<KeptAnswer> {
  if (!repeatable) return toKept(await endpoint.handle(call));
  const { db } = call.services;
  const before = await claimKey(db, repeatable);
  if (before) return before;
  try {
    const answer = toKept(await endpoint.handle({ ...call, newId: idFor(repeatable) }));
    await keepAnswer(db, repeatable, answer);
    return answer;
  } catch (error) {
    await freeKey(db, repeatable);
    throw error;
  }
}

function readKey({ tokenId }: Bearer, request: Request, body: string): RepeatableRequest | null {
  const key = request.headers.get("idempotency-key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    refuse(400, "An Idempotency-Key has 1 to 255 characters, without spaces.");
  const { pathname, search } = new URL(request.url);
  return { tokenId, key, requestHash: hash(`${request.method} ${pathname}${search}\n${body}`) };
}

async function checkMatch(
  { ifMatch }: Endpoint,
  call: Call<never, never, never>,
  wanted: string | null,
): Promise<void> {
  if (!ifMatch || wanted === null) return;
  await ifMatch.lock(call.db, call.params);
  const current = bodyOf(await ifMatch.read(call));
  if (!namesTag(wanted, entityTag(current ?? "")))
    refuse(412, "Read it again, and send the change with its new ETag.");
}

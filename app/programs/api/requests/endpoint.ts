import { z } from "zod";
import type { Services } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Bearer } from "#app/programs/tokens/find-bearer.server.ts";
import type { Scope } from "#app/programs/tokens/access-token.ts";
import type { ProblemStatus } from "./problem.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** A file is the body itself, as `curl --data-binary` sends it. */
export const fileBody = "file";
type FileBody = typeof fileBody;

const nothing = z.strictObject({});

export interface Call<Params = unknown, Query = unknown, Body = unknown> {
  services: Services;
  /** Of a write: the transaction that its answer is stored in. */
  db: Db;
  bearer: Bearer;
  params: Params;
  query: Query;
  body: Body;
  /** The same for a repeated request with the same idempotency key. */
  newId: string;
  now: Date;
  requestId: string;
}

export interface Answer {
  status: 200 | 201 | 204;
  body?: unknown;
  location?: string;
}

export interface Resource {
  /** For people: "the listing". */
  name: string;
  /** The answer that the ETag of `If-Match` was read from. */
  read: (call: Call<never>) => Promise<Answer>;
  /** Until the end of the transaction: of two changes with the same ETag, one is refused. */
  lock: (tx: Db, params: never) => Promise<unknown>;
}

export interface Endpoint {
  id: string;
  method: Method;
  /** Below `/api/v1`, with parameters in braces. */
  path: string;
  summary: string;
  description?: string;
  group: string;
  scope: Scope | null;
  params: z.ZodObject;
  query: z.ZodObject;
  body: z.ZodType | FileBody | null;
  answer: {
    status: Answer["status"];
    about: string;
    schema: z.ZodType | null;
    hasLocation: boolean;
  };
  /** Besides those that every request can have. */
  problems: readonly ProblemStatus[];
  ifMatch: Resource | null;
  /** Slow, and repeatable by its `newId`: a transaction would keep the database from others. */
  isOutsideTransaction: boolean;
  handle: (call: Call<never, never, never>) => Promise<Answer>;
}

type Shape<Given> = Given extends z.ZodType ? z.output<Given> : Record<string, never>;
type BodyOf<Given> = Given extends FileBody ? Uint8Array<ArrayBuffer> : Shape<Given>;

interface Definition<Params, Query, Body> {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description?: string;
  group: string;
  scope: Scope | null;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: { status: Answer["status"]; about: string; schema?: z.ZodType; hasLocation?: true };
  problems?: readonly ProblemStatus[];
  ifMatch?: Resource;
  isOutsideTransaction?: true;
  handle: (call: Call<Shape<Params>, Shape<Query>, BodyOf<Body>>) => Promise<Answer>;
}

/** From this come the route, the checks of what is sent, the OpenAPI file and the page for developers. */
export const defineEndpoint = <
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | FileBody | undefined = undefined,
>({
  params,
  query,
  body,
  answer,
  problems = [],
  ifMatch,
  isOutsideTransaction,
  ...rest
}: Definition<Params, Query, Body>): Endpoint => ({
  ...rest,
  params: params ?? nothing,
  query: query ?? nothing,
  body: body ?? null,
  answer: { ...answer, schema: answer.schema ?? null, hasLocation: answer.hasLocation ?? false },
  problems,
  ifMatch: ifMatch ?? null,
  isOutsideTransaction: isOutsideTransaction ?? false,
  handle: rest.handle as Endpoint["handle"],
});

export const isWrite = ({ method }: Pick<Endpoint, "method">): boolean => method !== "GET";

/** Errors as RFC 9457 has them. The codes are those of callable cloud functions, which our clients knew first. */
import type { FieldErrors } from "#app/shared/form-errors.ts";

const kinds = {
  400: ["invalid-argument", "The request is not valid"],
  401: ["unauthenticated", "A valid access token is missing"],
  403: ["permission-denied", "The token does not permit this"],
  404: ["not-found", "Not found"],
  405: ["invalid-argument", "The address does not take this method"],
  408: ["deadline-exceeded", "The request took too long to arrive"],
  409: ["aborted", "The current state does not permit this"],
  412: ["aborted", "It has changed since you read it"],
  413: ["invalid-argument", "The request is too large"],
  414: ["invalid-argument", "The address is too long"],
  415: ["invalid-argument", "This kind of content is not accepted"],
  422: ["invalid-argument", "The content is not valid"],
  429: ["resource-exhausted", "Too many requests"],
  500: ["internal", "Something went wrong on our end"],
  503: ["unavailable", "Temporarily unavailable"],
} as const satisfies Record<number, readonly [code: string, title: string]>;

export type ProblemStatus = keyof typeof kinds;
export type ProblemCode = (typeof kinds)[ProblemStatus][0];

export const problemStatuses = Object.keys(kinds).map(Number) as ProblemStatus[];
export const problemCodes = [...new Set(problemStatuses.map((status) => kinds[status][0]))];
export const titleOf = (status: ProblemStatus): string => kinds[status][1];
export const codeOf = (status: ProblemStatus): ProblemCode => kinds[status][0];

export const isProblemStatus = (status: number): status is ProblemStatus =>
  Object.hasOwn(kinds, status);

export interface Problem {
  status: ProblemStatus;
  /** What to do about it, if the title does not say so. */
  detail?: string;
  /** What is wrong with each field or parameter. */
  errors?: FieldErrors;
  headers?: Record<string, string>;
}

export const problemType = "application/problem+json";

export function problemResponse(
  { status, detail, errors, headers }: Problem,
  { origin, requestId }: { origin: string; requestId: string },
): Response {
  const code = codeOf(status);
  return new Response(
    JSON.stringify({
      type: `${origin}/developers#${code}`,
      title: titleOf(status),
      status,
      code,
      ...(detail && { detail }),
      ...(errors && { errors }),
      requestId,
    }),
    {
      status,
      headers: { "content-type": problemType, "cache-control": "no-store", ...headers },
    },
  );
}

/** Thrown by an endpoint: whatever it has written is undone. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail ?? titleOf(problem.status));
    this.problem = problem;
  }
}

/** In seconds, where nothing better is known. */
const waits: Partial<Record<ProblemStatus, string>> = { 429: "60", 503: "5" };

export function refuse(status: ProblemStatus, detail?: string, errors?: FieldErrors): never {
  const wait = waits[status];
  throw new Refusal({
    status,
    ...(detail && { detail }),
    ...(errors && { errors }),
    ...(wait && { headers: { "retry-after": wait } }),
  });
}

export const notFound = (): never => refuse(404);

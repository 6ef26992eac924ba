import { publicHeaders } from "#app/shared/public-page.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** "shared": the same for everyone, cached until one of its tables changes. The others are specific to the caller. */
type CachePolicy = "shared" | "revalidated" | "private";

const cacheHeaders: Record<CachePolicy, HeadersInit> = {
  shared: publicHeaders,
  revalidated: { "cache-control": "private, no-cache" },
  private: { "cache-control": "private, no-store" },
};

export const apiResponse = (body: unknown, policy: CachePolicy): Response =>
  Response.json(body, { headers: cacheHeaders[policy] });

const faults = {
  "invalid-argument": [400, "Some parameters are not valid."],
  unauthenticated: [401, "Sign in to list your own listings."],
  "permission-denied": [403, "Only the owner can list listings with this status."],
  "not-found": [404, "Listing not found."],
  gone: [410, "The listing is no longer available."],
} as const;

/** Never cached: the listing may exist tomorrow. */
export function apiError(code: keyof typeof faults, fields: FieldErrors = {}): Response {
  const [status, message] = faults[code];
  return Response.json(
    { error: { code, message, fields } },
    { status, headers: { "cache-control": "no-store" } },
  );
}

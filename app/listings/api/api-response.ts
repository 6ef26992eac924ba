import { publicPage } from "#app/shared/public-page.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** "shared": the same for everybody, kept until a table that it shows changes. The others belong to whoever asked. */
type CachePolicy = "shared" | "revalidated" | "private";

const cacheHeaders: Record<CachePolicy, HeadersInit> = {
  shared: publicPage("listings", "listing_categories", "listing_media")({}),
  revalidated: { "cache-control": "private, no-cache" },
  private: { "cache-control": "private, no-store" },
};

export const apiResponse = (body: unknown, kept: CachePolicy): Response =>
  Response.json(body, { headers: cacheHeaders[kept] });

const faults = {
  "invalid-argument": [400, "The address asks for something that we do not understand."],
  unauthenticated: [401, "Sign in to ask for your own listings."],
  "permission-denied": [403, "Listings in this state are for their owner."],
  "not-found": [404, "There is no such listing."],
  gone: [410, "The listing has left the market."],
} as const;

/** Not kept by anybody on the way: tomorrow there may be another answer. */
export function apiError(code: keyof typeof faults, fields: FieldErrors = {}): Response {
  const [status, message] = faults[code];
  return Response.json(
    { error: { code, message, fields } },
    { status, headers: { "cache-control": "no-store" } },
  );
}

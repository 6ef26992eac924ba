import { z } from "zod";
import { ownPath } from "#app/shared/own-path.ts";

const body = z.object(
  {
    packageId: z.string("Invalid package ID").max(40, "Invalid package ID"),
    businessId: z.uuid("Please complete your listing first"),
    successUrl: z.string("successUrl is required").max(2000),
    cancelUrl: z.string("cancelUrl is required").max(2000),
  },
  "The body must be a JSON object",
);

/** Callable functions wrap the payload in `data`. */
export const checkoutSchema = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "data" in value ? value.data : value),
  body,
);

/** Null for other sites: a payment never redirects elsewhere. */
export function ownReturnPath(address: string, appUrl: string): string | null {
  const own = new URL(appUrl);
  const url = URL.parse(address, own);
  if (!url || url.origin !== own.origin || url.username || url.password) return null;
  const path = url.pathname + url.search + url.hash;
  return ownPath(path, "") || null;
}

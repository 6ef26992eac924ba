import { z } from "zod";
import { isPublicUrl } from "#app/platform/http/public-url.ts";

export const pushSubscriptionSchema = z.object({
  endpoint: z.string().max(1024).refine(isPublicUrl),
  /** 65 bytes: an uncompressed point, which begins with 4. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

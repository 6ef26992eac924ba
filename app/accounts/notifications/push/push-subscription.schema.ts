import { z } from "zod";
import { isPushEndpoint } from "#app/platform/push/push-endpoint.ts";

export const pushSubscriptionSchema = z.object({
  endpoint: z.string().refine(isPushEndpoint),
  /** 65 bytes: an uncompressed point, which begins with 4. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

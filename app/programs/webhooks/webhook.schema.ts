import { z } from "zod";
import { isPublicUrl } from "#app/platform/http/public-url.ts";
import { type WebhookEventName, webhookEventNames } from "./webhook-events.ts";

export const maxAddressLength = 1024;

const known = new Set<string>(webhookEventNames);

export const webhookSchema = z.object({
  url: z
    .string()
    .trim()
    // What the parser repairs, such as HTTPS: in capitals, is stored repaired.
    .transform((text) => URL.parse(text)?.href ?? text)
    .refine(
      (url) => url.length <= maxAddressLength && isPublicUrl(url),
      "Enter a public address that begins with https:// and has no port",
    ),
  events: z
    .array(z.string())
    .transform((names) => [...new Set(names)].filter((name) => known.has(name)))
    .refine((names) => names.length > 0, "Choose at least one event")
    .transform((names) => names as WebhookEventName[]),
});

export type WebhookInput = z.output<typeof webhookSchema>;

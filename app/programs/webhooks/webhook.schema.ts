import { z } from "zod";
import { isPushEndpoint } from "#app/platform/push/push-endpoint.ts";
import { type WebhookEventName, webhookEventNames } from "./webhook-events.ts";

const known = new Set<string>(webhookEventNames);

export const webhookSchema = z.object({
  url: z
    .string()
    .trim()
    .refine(isPushEndpoint, "Enter a public address that begins with https:// and has no port"),
  events: z
    .array(z.string())
    .transform((names) => [...new Set(names)].filter((name) => known.has(name)))
    .refine((names) => names.length > 0, "Choose at least one event")
    .transform((names) => names as WebhookEventName[]),
});

export type WebhookInput = z.output<typeof webhookSchema>;

import { expect, test } from "vitest";
import { webhookSchema } from "./webhook.schema.ts";

const parse = (url: string) => webhookSchema.safeParse({ url, events: ["lead.created"] });

test.each([
  ["HTTPS://Hooks.Example.com", "https://hooks.example.com/"],
  [" https:/hooks.example.com/in?a=b c ", "https://hooks.example.com/in?a=b%20c"],
  ["https://höks.example.com/in", "https://xn--hks-sna.example.com/in"],
])("%s is stored as %s", (typed, stored) => expect(parse(typed).data?.url).toBe(stored));

test.each(["https://127.0.0.1/", "hooks.example.com", `https://e.example.com/${"é".repeat(200)}`])(
  "%s is refused",
  (typed) => expect(parse(typed).success).toBe(false),
);

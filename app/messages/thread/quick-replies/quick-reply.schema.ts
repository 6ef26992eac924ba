import { z } from "zod";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { maxQuickReplyName } from "./quick-reply.ts";

export const quickReplySchema = z.object({
  name: z
    .string()
    .transform((text) => plainText(text).replace(/\s+/g, " "))
    .pipe(z.string().min(1, "Enter a name").max(maxQuickReplyName, "Use at most 60 characters")),
  content: z
    .string()
    .transform(plainText)
    .pipe(
      z.string().min(1, "Enter the text").max(maxMessageLength, "Use at most 5,000 characters"),
    ),
});

export type QuickReplyInput = z.infer<typeof quickReplySchema>;

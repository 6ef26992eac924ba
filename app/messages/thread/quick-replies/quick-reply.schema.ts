import { z } from "zod";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { writtenText } from "#app/shared/written-text.ts";
import { maxQuickReplyName } from "./quick-reply.ts";

export const quickReplySchema = z.object({
  name: z
    .string()
    .transform((text) => plainText(text).replace(/\s+/g, " "))
    .pipe(z.string().min(1, "Enter a name").max(maxQuickReplyName, "Use at most 60 characters")),
  content: writtenText(maxMessageLength, "Enter the text"),
});

export type QuickReplyInput = z.infer<typeof quickReplySchema>;

import { z } from "zod";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { writtenLine, writtenText } from "#app/ui/forms/written-text.ts";
import { maxQuickReplyName } from "./quick-reply.ts";

export const quickReplySchema = z.object({
  name: writtenLine(maxQuickReplyName, "Enter a name"),
  content: writtenText(maxMessageLength, "Enter the text"),
});

export type QuickReplyInput = z.infer<typeof quickReplySchema>;

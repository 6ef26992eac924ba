import { z } from "zod";
import { email } from "#app/accounts/person.schema.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { contactTopics, maxContactMessage } from "./contact-request.ts";

const needed = (text: string) => text.trim() !== "";

export const contactRequestSchema = z.object({
  name: z
    .string()
    .trim()
    .refine(needed, { message: "Enter your name", abort: true })
    .max(120, "Use at most 120 characters")
    // It becomes part of an email's text: one line, and no markup.
    .regex(/^[^\p{Cc}<>]*$/u, "Leave out the characters < and >"),
  email: z
    .string()
    .refine(needed, { message: "Enter your email address", abort: true })
    .pipe(email),
  topic: z.enum(contactTopics, "Choose what it is about"),
  message: writtenText(maxContactMessage, "Write your message"),
  /** Invisible to people; bots fill it in. */
  company: z.literal("", "Leave this field empty").optional(),
});

export type ContactRequestInput = z.infer<typeof contactRequestSchema>;

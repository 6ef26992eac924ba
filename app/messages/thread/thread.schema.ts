import { z } from "zod";
import { maxMessageLength } from "#app/messages/inquiry/message-text.ts";
import { personReportReasons } from "#app/messages/safety/safety.ts";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { leadStages } from "#app/messages/leads/lead.ts";

export const replyText = writtenText(maxMessageLength);

export const maxNotesLength = 10_000;
export const maxReportDetails = 2000;

export const leadRecordSchema = z.object({
  stage: z.enum(leadStages, "Choose a stage"),
  followUpOn: z
    .literal("")
    .transform(() => null)
    .or(z.iso.date("Enter a date such as 2026-11-30")),
  notes: writtenText(maxNotesLength),
});

export type LeadRecordInput = z.infer<typeof leadRecordSchema>;

export const personReportSchema = z
  .object({
    reason: z.enum(personReportReasons, "Choose what is wrong"),
    details: writtenText(maxReportDetails),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== "", {
    path: ["details"],
    message: "Tell us briefly what's wrong",
  });

export type PersonReportInput = z.infer<typeof personReportSchema>;

import { z } from "zod";
import { reportReasons } from "#app/browsing/reports/report.ts";
import { personReportReasons } from "#app/messages/safety/safety.ts";
import { readData } from "#demo/data-folder.ts";

/** Notes, reports, contact messages, and messages to owners that break the rules. */
export const { notes, reports, contactTexts, personReports, flaggedInquiries } = readData(
  "desk.json",
  z.strictObject({
    notes: z.array(z.string()).min(1),
    reports: z.array(z.strictObject({ reason: z.enum(reportReasons), details: z.string() })).min(1),
    contactTexts: z.array(z.strictObject({ topic: z.string(), content: z.string() })).min(1),
    personReports: z
      .array(
        z.strictObject({
          by: z.enum(["buyer", "owner"]),
          reason: z.enum(personReportReasons),
          details: z.string(),
        }),
      )
      .min(1),
    /** How many owners get the same text. */
    flaggedInquiries: z
      .array(z.strictObject({ content: z.string(), copies: z.int().min(1) }))
      .min(1),
  }),
);

import { z } from "zod";
import { reportReasons } from "#app/listings/reports/report.ts";
import { readData } from "#demo/data-folder.ts";

/** What buyers note, report and write to the administrators. */
export const { notes, reports, contactTexts } = readData(
  "desk.json",
  z.strictObject({
    notes: z.array(z.string()).min(1),
    reports: z.array(z.strictObject({ reason: z.enum(reportReasons), details: z.string() })).min(1),
    contactTexts: z.array(z.strictObject({ topic: z.string(), content: z.string() })).min(1),
  }),
);

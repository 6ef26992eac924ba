import { z } from "zod";
import { maxReportDetails, reportReasons } from "./report.ts";

export const reportSchema = z
  .object({
    reason: z.enum(reportReasons, "Choose what is wrong with the listing"),
    details: z
      .string()
      .default("")
      .transform((text) => text.replaceAll("\r\n", "\n").trim())
      .pipe(z.string().max(maxReportDetails, "Use at most 2,000 characters")),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== "", {
    path: ["details"],
    message: "Tell us briefly what's wrong",
  });

export type ReportInput = z.infer<typeof reportSchema>;

import { formatCount } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import type { Figures } from "./owner-report.ts";
import type { OwnerReport } from "./report-text.ts";

export const reportEmail = (
  { month, clientName, brokerName, note, listings }: OwnerReport,
  unsubscribeUrl: string,
): EmailContent => {
  const name = monthName(month);
  return {
    subject: `Your report for ${name}`,
    heading: `Your report for ${name}`,
    paragraphs: [
      `Hello ${clientName},`,
      `The report of ${brokerName} is attached as a PDF: the figures of each week, what was done, and what comes next. In short:`,
      listings.map(({ title, total }) => `${title}: ${inWords(total)}`).join("\n"),
    ],
    ...(note && { quotes: [{ label: `${brokerName} writes:`, text: note }] }),
    reason: `You received this email because you asked for the monthly report of ${brokerName}.`,
    unsubscribeUrl,
    isCommercial: true,
  };
};

const inWords = ({ views, saves, inquiries }: Figures): string =>
  [
    formatCount(views, { one: "view", other: "views" }),
    formatCount(saves, { one: "save", other: "saves" }),
    formatCount(inquiries, { one: "lead", other: "leads" }),
  ].join(", ");

export const monthName = (month: string): string =>
  formatDate(month, { format: "month", timeZone: "UTC" });

import { brand } from "#app/shared/brand.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";

interface MailedClient {
  clientName: string;
  brokerName: string;
}

export const confirmReportsEmail = (
  { clientName, brokerName }: MailedClient,
  links: { confirmUrl: string; unsubscribeUrl: string },
): EmailContent => ({
  subject: `${brokerName} offers you a monthly report`,
  heading: "A monthly report about your listing",
  paragraphs: [
    `Hello ${clientName},`,
    `${brokerName} represents you on ${brand.name}, and offers you a report each month: how often your listing was seen and saved, how many buyers wrote, what was done, and what comes next.`,
    "You get it only if you confirm. If you do not want it, ignore this email: without your yes we forget your address.",
  ],
  action: { label: "Yes, send me the report", url: links.confirmUrl },
  reason: `You received this email because ${brokerName} entered your address on ${brand.name}.`,
  unsubscribeUrl: links.unsubscribeUrl,
  isCommercial: true,
});

export const reportEmail = (
  { clientName, brokerName }: MailedClient,
  { month, note, unsubscribeUrl }: { month: string; note: string; unsubscribeUrl: string },
): EmailContent => {
  const name = monthName(month);
  return {
    subject: `Your report for ${name}`,
    heading: `Your report for ${name}`,
    paragraphs: [
      `Hello ${clientName},`,
      `The report of ${brokerName} about your listings is attached as a PDF: views, saves and leads of the month, what was done, and what comes next.`,
    ],
    ...(note && { quotes: [{ label: `${brokerName} writes:`, text: note }] }),
    reason: `You received this email because you asked for the monthly report of ${brokerName}.`,
    unsubscribeUrl,
    isCommercial: true,
  };
};

export const monthName = (month: string): string =>
  formatDate(month, { format: "month", timeZone: "UTC" });

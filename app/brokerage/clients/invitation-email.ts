import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";

export const invitationEmail = (
  { clientName, brokerName }: { clientName: string; brokerName: string },
  links: { confirmUrl: string; unsubscribeUrl: string },
): EmailContent => ({
  subject: `${brokerName} offers you a monthly report`,
  heading: "A monthly report about your listing",
  paragraphs: [
    `Hello ${clientName},`,
    `${brokerName} represents you on ${brand.name}, and offers you a report each month: how often your listing was seen and saved, how many buyers wrote, what was done, and what comes next.`,
    "You get it only if you confirm. If you do not want it, ignore this email: without your yes there is no report.",
  ],
  action: { label: "Yes, send me the report", url: links.confirmUrl },
  reason: `You received this email because ${brokerName} asked us to offer you this report.`,
  unsubscribeUrl: links.unsubscribeUrl,
  isCommercial: true,
});

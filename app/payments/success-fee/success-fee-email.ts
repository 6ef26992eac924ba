import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand } from "#app/shared/brand.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

export const successFeeEmail = (
  appUrl: string,
  fee: { id: string; title: string; amount: number; percent: number },
): EmailContent => ({
  subject: "Congratulations on the sale: your success fee",
  heading: "Congratulations on the sale",
  paragraphs: [
    `You marked “${fee.title}” as sold. With the Dedicated Business Broker package, ${fee.percent}% of the sale price is due: ${formatMoney(fee.amount, "CAD")} CAD.`,
    `You can pay by card now. To pay by bank transfer, write to us: ${appUrl}/contact`,
  ],
  action: { label: "Pay the success fee", url: `${appUrl}/account/orders/${fee.id}` },
  reason: `You are receiving this email because you advertise “${fee.title}” on ${brand.name}.`,
});

import type { Proof } from "#app/payments/deliverables/deliverable.ts";
import { ownerEmail } from "#app/payments/events/payment-emails.ts";
import { type DeliverableKind, deliverableTerms } from "#app/payments/package.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";
import { site } from "#app/shared/brand.ts";

interface Done {
  title: string;
  listingId: string;
  kind: DeliverableKind;
  proof: Exclude<Proof, { brokerId: string }>;
}

export function deliverableDoneEmail({ title, listingId, kind, proof }: Done): EmailContent {
  const { name } = deliverableTerms[kind];
  return ownerEmail(title, {
    subject: `Done for your listing: ${name}`,
    paragraphs: [describeDone(title, proof)],
    action: {
      label: "See what your package includes",
      url: `${site}/account/listings/${listingId}`,
    },
  });
}

function describeDone(title: string, proof: Done["proof"]): string {
  if ("url" in proof) return `“${title}” is on REALTOR.ca: ${proof.url}`;
  const subscribers = formatCount(proof.count, { one: "subscriber", other: "subscribers" });
  return `We emailed “${title}” to ${subscribers}.`;
}

interface Impossible {
  title: string;
  orderId: string;
  kind: DeliverableKind;
  reason: string;
  refund: number;
}

export function deliverableImpossibleEmail({
  title,
  orderId,
  kind,
  reason,
  refund,
}: Impossible): EmailContent {
  const { name } = deliverableTerms[kind];
  return ownerEmail(title, {
    subject: `We could not deliver a part of your package: ${name}`,
    paragraphs: [
      `Your package for “${title}” includes: ${name}. We are sorry that we cannot do it.`,
      reason,
      ...(refund > 0
        ? [
            `We refund ${formatMoney(refund, "CAD")} CAD to the card or account you paid with. It takes a few days.`,
          ]
        : []),
    ],
    action: { label: "View receipt", url: `${site}/account/orders/${orderId}` },
  });
}

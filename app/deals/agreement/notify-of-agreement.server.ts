import { documentNotification } from "#app/accounts/notifications/notification-kind.ts";
import { notify } from "#app/accounts/notifications/notify.server.ts";
import { type ManagedListing, managerOf } from "#app/listings/manager.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { brand, site } from "#app/shared/brand.ts";

interface SignedAgreement extends ManagedListing {
  documentId: string;
  title: string;
  buyerId: string;
  signature: { typedName: string };
  now: Date;
}

/** Links to the PDF. It is never attached, because emails get forwarded. */
export async function notifyOfAgreement(
  tx: Db,
  jobs: Jobs,
  { documentId, title, buyerId, signature, now, ...listing }: SignedAgreement,
): Promise<void> {
  const texts = {
    [buyerId]: "You signed a confidentiality agreement",
    [managerOf(listing)]: `${signature.typedName} signed your confidentiality agreement`,
  };
  // Ordered by id, as `notify` requires.
  for (const [userId, heading] of Object.entries(texts).toSorted())
    await notify(
      tx,
      jobs,
      {
        userId,
        kind: documentNotification,
        key: `agreement:${documentId}`,
        title: heading,
        text: title,
        href: "/account/signed",
        email: {
          subject: heading,
          heading,
          paragraphs: [
            title,
            "You can download the signed text from your account. It is a PDF with a certificate that says who signed, when and from where.",
          ],
          action: { label: "See signed documents", url: `${site}/account/signed` },
          reason: `You received this email because a confidentiality agreement about a listing on ${brand.name} was signed. You can turn these emails off in your profile, under notifications.`,
        },
      },
      now,
    );
}

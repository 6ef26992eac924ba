import { createId } from "#app/platform/db/id.ts";
import { renderEmail } from "#app/platform/mail/render-email.ts";
import type { MailTransport } from "#app/platform/mail/transport.ts";
import { brand } from "#app/shared/brand.ts";

/** Past the outbox: the answer of the mail server is what the operator wants to see. */
export const sendTestEmail = (
  transport: Pick<MailTransport, "send">,
  { address, appUrl, now }: { address: string; appUrl: string; now: Date },
): Promise<string | void> =>
  transport.send({
    id: createId(),
    channel: "email",
    recipient: address,
    ...renderEmail(
      {
        subject: `Test email from ${brand.name}`,
        heading: "Email works",
        paragraphs: [
          "If you can read this, the mail server accepts the emails of the site and delivers them.",
        ],
        reason: `You received this email because an operator of ${brand.name} tested the mail server with this address.`,
      },
      null,
      appUrl,
    ),
    attempts: 0,
    lastError: null,
    sentAt: null,
    createdAt: now,
  });

import { createTransport } from "nodemailer";
import type { mailAttachments } from "#app/platform/mail/mail-attachments.table.ts";
import type { mails } from "#app/platform/mail/mails.table.ts";

export type Mail = typeof mails.$inferSelect;
export type Attachment = Pick<
  typeof mailAttachments.$inferSelect,
  "fileName" | "contentType" | "bytes"
>;

export interface MailTransport {
  ping(): Promise<void>;
  /** Returns what the mail server said. */
  send(mail: Mail, attachment?: Attachment | null): Promise<string | void>;
  close(): void;
}

/** Without a mail server the email stays in the table, and can be read at /dev/mail. */
const keepTransport: MailTransport = { async ping() {}, async send() {}, close() {} };

/** With `connections`, they are kept open from one email to the next. */
export function createMailTransport(
  smtpUrl: string | undefined,
  from: string,
  connections?: number,
): MailTransport {
  if (!smtpUrl) return keepTransport;
  const smtp = createTransport({
    url: smtpUrl,
    ...(connections !== undefined && {
      pool: true as const,
      maxConnections: connections,
      // The caller decides whether an email may be sent again.
      maxRequeues: 0,
      // Closed by us before the server does it in the middle of an email.
      idleTimeout: 5_000,
    }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send(mail, attachment = null) {
      assertOneAddress(mail.recipient);
      const { response } = await smtp.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html && { html: mail.html }),
        headers: mail.headers,
        messageId: `<${mail.id}@${domain}>`,
        ...(attachment && {
          attachments: [
            {
              filename: attachment.fileName,
              contentType: attachment.contentType,
              content: Buffer.from(attachment.bytes),
            },
          ],
        }),
      });
      return response;
    },
    async ping() {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

/** The library parses a recipient as a list with names and groups: a comma would send the email to a stranger as well. */
function assertOneAddress(recipient: string): void {
  if (!/^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/.test(recipient))
    throw Object.assign(new Error(`not a recipient: ${JSON.stringify(recipient)}`), {
      code: "EENVELOPE",
    });
}

import { Form, Link, redirect } from "react-router";
import type { Route } from "./+types/mailbox-page.ts";
import { servicesContext } from "#app/context.ts";
import { extractReply } from "#app/messages/email/inbound/extract-reply.ts";
import { receiveEmail } from "#app/messages/email/inbound/receive-email.server.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { findMail, listRecentMails } from "#app/platform/mail/mails.queries.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Mailbox",
  "Emails and text messages that were not sent to anybody.",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  // Emails contain links that sign people in, so nobody may read them here in production, not even administrators.
  if (env.mode === "production") return notFound();
  const id = url.searchParams.get("mail") ?? undefined;
  const mails = await listRecentMails(db);
  const opened = isId(id) ? await findMail(db, id) : null;
  return { mails, opened, reply: url.searchParams.get("reply") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const id = formText(form, "mail");
  const mail =
    services.env.mode !== "production" && isId(id) ? await findMail(services.db, id) : null;
  const replyTo = mail?.headers["Reply-To"];
  if (!mail || !replyTo) return notFound();
  const text = formText(form, "text");
  const quoted = `> ${mail.text.replaceAll("\n", "\n> ")}`;
  const outcome = await receiveEmail(
    services,
    {
      externalId: `${createId()}@mailbox.localhost`,
      from: mail.recipient,
      recipients: [replyTo],
      automatic: null,
      authenticity: "pass",
      readContent: async () => ({ text: extractReply(`${text}\n\n${quoted}`), files: [] }),
    },
    new Date(),
  );
  throw redirect(`/dev/mail?mail=${id}&reply=${outcome}`, 303);
}

export default function MailboxPage({
  loaderData: { mails, opened, reply },
}: Route.ComponentProps) {
  return (
    <div className="wrap flex flex-col gap-8 py-12">
      <header>
        <h1 className="display text-4xl">Mailbox</h1>
        <p className="mt-2 text-ink-2">
          Emails and text messages sent by the application, newest first.
        </p>
      </header>
      {mails.length === 0 ? (
        <EmptyState
          title="No emails yet"
          hint="Sign up, reset a password or send an inquiry, then come back."
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[24rem_1fr]">
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {mails.map((mail) => (
              <li key={mail.id}>
                <Link
                  to={`?mail=${mail.id}`}
                  preventScrollReset
                  className="block px-2 py-3 hover:bg-sunken"
                >
                  <span className="block font-semibold">{mail.subject}</span>
                  <span className="block text-sm text-ink-2">{mail.recipient}</span>
                  <span className="block text-xs text-ink-3">
                    <DateText value={mail.createdAt} format="with-time" /> · {stateOf(mail)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {opened && <OpenedMail key={opened.id} mail={opened} reply={reply} />}
        </div>
      )}
    </div>
  );
}

function stateOf(mail: { channel: string; sentAt: Date | null; lastError: string | null }): string {
  if (mail.sentAt) return mail.channel === "sms" ? "Text message" : "Email";
  return mail.lastError ? "Waiting for another try" : "Waiting";
}

interface OpenedMailProps {
  mail: {
    id: string;
    subject: string;
    recipient: string;
    text: string;
    html: string | null;
    headers: Record<string, string>;
  };
  reply: string | null;
}

function OpenedMail({ mail, reply }: OpenedMailProps) {
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <h2 className="display text-2xl">{mail.subject}</h2>
      <p className="text-sm text-ink-2">{mail.recipient}</p>
      {mail.html && (
        <iframe
          title={mail.subject}
          src={`/dev/mail/${mail.id}`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-120 w-full rounded-surface border border-line bg-surface"
        />
      )}
      <h3 className="font-semibold">Text part</h3>
      <pre className="overflow-x-auto rounded-surface border border-line bg-sunken p-4 text-sm whitespace-pre-wrap">
        {mail.text}
      </pre>
      {mail.headers["Reply-To"] && <ReplyForm mailId={mail.id} reply={reply} />}
    </article>
  );
}

function ReplyForm({ mailId, reply }: { mailId: string; reply: string | null }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-col items-start gap-4">
      <h3 className="font-semibold">Reply to this email</h3>
      {reply && (
        <Banner tone={reply === "delivered" ? "success" : "warning"}>
          {reply === "delivered"
            ? "Your reply was delivered to the conversation."
            : `Your reply was not delivered: ${reply}.`}
        </Banner>
      )}
      <input type="hidden" name="mail" value={mailId} />
      <TextArea label="Your reply" name="text" rows={4} required key={reply} />
      <SubmitButton pendingLabel="Sending…">Send reply</SubmitButton>
    </Form>
  );
}

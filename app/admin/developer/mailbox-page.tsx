import { data, Link } from "react-router";
import type { Route } from "./+types/mailbox-page.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { findMail, listRecentMails } from "#app/platform/mail/mails.queries.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { DateText } from "#app/ui/date-text.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Mailbox",
    description: "Emails and text messages that were not sent to anybody.",
    pathname,
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  // Emails contain links that sign people in, so nobody may read them here in production, not even administrators.
  if (env.mode === "production") throw data(null, { status: 404 });
  const id = url.searchParams.get("mail") ?? undefined;
  const mails = await listRecentMails(db);
  const opened = isId(id) ? await findMail(db, id) : null;
  return { mails, opened };
}

/** Every email and text message that the application sent, as its recipient would see it. */
export default function MailboxPage({ loaderData: { mails, opened } }: Route.ComponentProps) {
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
                    <DateText value={mail.createdAt.toISOString()} format="with-time" /> ·{" "}
                    {stateOf(mail)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {opened && <OpenedMail mail={opened} />}
        </div>
      )}
    </div>
  );
}

function stateOf(mail: { channel: string; sentAt: Date | null; lastError: string | null }): string {
  if (mail.sentAt) return mail.channel === "sms" ? "Text message, delivered" : "Delivered";
  return mail.lastError ? "Waiting for another try" : "Waiting";
}

function OpenedMail({
  mail,
}: {
  mail: { id: string; subject: string; recipient: string; text: string; html: string | null };
}) {
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
    </article>
  );
}

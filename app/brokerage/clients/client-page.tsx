import { data, redirect } from "react-router";
import type { Route } from "./+types/client-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { MonthReport } from "#app/brokerage/reports/month-report.tsx";
import { lastMonth, monthOf } from "#app/brokerage/reports/owner-report.ts";
import { monthName } from "#app/brokerage/reports/report-email.ts";
import { listClientReports } from "#app/brokerage/reports/reports.queries.server.ts";
import { noteSchema, saveNote } from "#app/brokerage/reports/save-note.server.ts";
import { sendReport } from "#app/brokerage/reports/send-report.server.ts";
import { SentReports } from "#app/brokerage/reports/sent-reports.tsx";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { assignListing, releaseListing, removeClient } from "./change-client.server.ts";
import { doneMessages, previewProblems, refusals } from "./client-answers.ts";
import { ClientListings } from "./client-listings.tsx";
import { ClientState } from "./client-state.tsx";
import { clientHref, clientsPath } from "./client.ts";
import {
  findClient,
  listClientListings,
  listUnassignedListings,
} from "./clients.queries.server.ts";
import { EndReports } from "./end-reports.tsx";
import { inviteAgain } from "./invite-client.server.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Reports for ${data.name}` : "Owner reports"),
  "The note of the month, a preview of the report, and what was sent.",
);

async function findOwnClient({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const { id: brokerId, userType } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const client =
    userType === "broker" && isId(params.id) ? await findClient(db, params.id, brokerId) : null;
  return client ?? notFound();
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const client = await findOwnClient({ context, params });
  const { id, name, email, userId, brokerId, confirmedAt, endedAt } = client;
  const now = new Date();
  const [listings, reports, unassigned] = await Promise.all([
    listClientListings(db, client),
    listClientReports(db, id),
    userId || endedAt ? [] : listUnassignedListings(db, brokerId),
  ]);
  const months = [monthOf(now), lastMonth(now)].map((month) => {
    const report = reports.find((one) => one.month === month);
    return {
      month,
      name: monthName(month),
      note: report?.note ?? "",
      isSent: Boolean(report?.sentAt ?? report?.sentByHandAt),
      isSentByHand: Boolean(report?.sentByHandAt),
    };
  });
  return {
    id,
    name,
    email,
    isConfirmed: confirmedAt !== null,
    isEnded: endedAt !== null,
    invitedAt: client.invitedAt.toISOString(),
    hasAddress: client.address !== null,
    isByMandate: userId !== null,
    listings,
    unassigned,
    months: endedAt ? [] : months,
    sent: reports
      .filter(({ sentAt, sentByHandAt }) => sentAt ?? sentByHandAt)
      .map(({ month, sentAt, sentByHandAt }) => ({
        month,
        name: monthName(month),
        sentAt: sentAt?.toISOString() ?? null,
        sentByHandAt: sentByHandAt?.toISOString() ?? null,
      })),
    done: doneMessages[url.searchParams.get("done") ?? ""] ?? null,
    problem: previewProblems[url.searchParams.get("problem") ?? ""] ?? null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, jobs, env } = context.get(servicesContext);
  const form = await readForm(request);
  const { id: clientId, brokerId } = await findOwnClient({ context, params });
  const services = { db, jobs, secret: env.SESSION_SECRET };
  const now = new Date();
  const done = (what: string) => redirect(`${clientHref(clientId)}?done=${what}`, 303);
  const refuse = (error: string, status = 409) => data({ error }, { status });
  const listingId = formText(form, "listingId");
  switch (formText(form, "intent")) {
    case "note": {
      const month = formText(form, "month");
      const note = noteSchema.safeParse(formText(form, "note"));
      if (month !== monthOf(now) && month !== lastMonth(now)) throw data(null, { status: 400 });
      if (!note.success) return refuse(note.error.issues[0]!.message, 422);
      await saveNote(db, { clientId, brokerId, month, note: note.data });
      throw done("note");
    }
    case "send": {
      const month = lastMonth(now);
      const outcome = await sendReport(services, { clientId, month, isByHand: true, now });
      if (outcome.ok) throw done("sent");
      return refuse(refusals[outcome.reason]);
    }
    case "invite": {
      const outcome = await inviteAgain(services, { clientId, brokerId, now });
      if (outcome.ok) throw done("invited");
      return refuse(refusals[outcome.reason]);
    }
    case "assign": {
      const outcome = await assignListing(db, { clientId, brokerId, listingId });
      if (outcome.ok) throw done("listing");
      if (outcome.reason === "not-found") return notFound();
      return refuse("This report has as many listings as fit into one.");
    }
    case "release":
      if (!(await releaseListing(db, { clientId, brokerId, listingId }))) return notFound();
      throw done("released");
    case "remove":
      await removeClient(db, { clientId, brokerId });
      throw redirect(clientsPath, 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, isConfirmed, isEnded, months, done } = loaderData;
  const problem = actionData?.error ?? loaderData.problem;
  return (
    <TitledSection
      id="client-title"
      title={name}
      aside={
        <PlainLink to={clientsPath} className="link text-sm">
          All owners
        </PlainLink>
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      {done && !problem && <Banner tone="success">{done}</Banner>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ClientState isConfirmed={isConfirmed} isEnded={isEnded} />
        <p className="text-sm wrap-anywhere text-ink-2">
          {email ?? "Goes to the address of the owner's account."}
        </p>
        {!isConfirmed && !isEnded && (
          <>
            <p className="text-sm text-ink-2">
              Invited on <DateText value={loaderData.invitedAt} />
            </p>
            <PostButton intent="invite" variant="secondary" size="sm">
              Send the invitation again
            </PostButton>
          </>
        )}
      </div>
      {!loaderData.hasAddress && (
        <Banner tone="warning">
          The owner has not confirmed the address of their account. Nothing is sent until then.
        </Banner>
      )}
      {isEnded && (
        <p className="max-w-[65ch] text-ink-2">
          The reader has ended the reports. We send no more of them, and you cannot invite this
          address again.
        </p>
      )}
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {months.map((month, index) => (
            <MonthReport
              key={month.month}
              {...month}
              clientId={id}
              isOver={index === 1}
              canSend={isConfirmed}
            />
          ))}
          {isEnded && <SentReports clientId={id} reports={loaderData.sent} />}
        </div>
        {!isEnded && (
          <div className="flex min-w-0 flex-col gap-10">
            <SentReports clientId={id} reports={loaderData.sent} />
            <ClientListings
              listings={loaderData.listings}
              unassigned={loaderData.unassigned}
              isByMandate={loaderData.isByMandate}
            />
            <EndReports />
          </div>
        )}
      </div>
    </TitledSection>
  );
}

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/client-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import {
  assignListing,
  type InviteReason,
  inviteAgain,
  removeClient,
  saveNote,
} from "./change-client.server.ts";
import { ClientState } from "./client-state.tsx";
import { noteSchema } from "./client.schema.ts";
import {
  findClient,
  listClientListings,
  listClientReports,
  listUnassignedListings,
} from "./clients.queries.server.ts";
import { clientHref, lastMonth, maxNote, monthOf, pdfHref, reportsPath } from "./owner-report.ts";
import { monthName } from "./report-emails.ts";
import { sendReport, type SendOutcome } from "./send-report.server.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Reports for ${data.name}` : "Owner reports"),
  "The note of the month, a preview of the report, and what was sent.",
);

const doneMessages: Record<string, string> = {
  note: "The note is saved. It goes out with the report of its month.",
  sent: "The report is sent.",
  invited: "The invitation is sent again.",
  listing: "The listing is in the report now.",
};

type Reason = Exclude<SendOutcome, { ok: true }>["reason"] | InviteReason;

const refusals: Record<Reason, string> = {
  "not-found": "Something changed meanwhile. Please look again.",
  "not-confirmed": "The owner has not confirmed, or does not want reports any more.",
  sent: "This report was sent by hand already.",
  nothing: "None of these listings was on the market in that month.",
  busy: "The report could not be drawn right now. Please try again in a minute.",
  "no-sender":
    "Reports cannot be sent yet: the operator of this site has not entered a postal address.",
  "too-many": "That is as often as it can be done. Please try again in some days.",
  "own-address": "Enter the address of the owner, not your own.",
  "already-client": "This owner is in your list already.",
  unsubscribed: "The reader of this address does not want your reports.",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: brokerId, userType } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const client =
    userType === "broker" && isId(params.id) ? await findClient(db, params.id, brokerId) : null;
  if (!client) return notFound();
  const now = new Date();
  const [listings, reports, unassigned] = await Promise.all([
    listClientListings(db, client),
    listClientReports(db, client.id),
    client.userId ? [] : listUnassignedListings(db, brokerId),
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
    id: client.id,
    name: client.name,
    email: client.email,
    isConfirmed: client.confirmedAt !== null,
    isEnded: client.endedAt !== null,
    invitedAt: client.invitedAt.toISOString(),
    hasAddress: client.address !== null,
    isByMandate: client.userId !== null,
    listings,
    unassigned,
    months,
    sent: reports
      .filter(({ sentAt, sentByHandAt }) => sentAt ?? sentByHandAt)
      .map(({ month, sentAt, sentByHandAt }) => ({
        month,
        name: monthName(month),
        sentAt: sentAt?.toISOString() ?? null,
        sentByHandAt: sentByHandAt?.toISOString() ?? null,
      })),
    done: doneMessages[url.searchParams.get("done") ?? ""] ?? null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: brokerId, userType } = context.get(viewerContext);
  const { db, jobs, env } = context.get(servicesContext);
  const form = await readForm(request);
  const clientId = params.id;
  if (userType !== "broker" || !isId(clientId) || !(await findClient(db, clientId, brokerId)))
    return notFound();
  const services = { db, jobs, secret: env.SESSION_SECRET };
  const now = new Date();
  const done = (what: string) => redirect(`${clientHref(clientId)}?done=${what}`, 303);
  switch (formText(form, "intent")) {
    case "note": {
      const month = formText(form, "month");
      const note = noteSchema.safeParse(formText(form, "note"));
      if (month !== monthOf(now) && month !== lastMonth(now)) throw data(null, { status: 400 });
      if (!note.success) return data({ error: note.error.issues[0]!.message }, { status: 422 });
      await saveNote(db, { clientId, brokerId, month, note: note.data });
      throw done("note");
    }
    case "send": {
      const month = lastMonth(now);
      const outcome = await sendReport(services, { clientId, month, isByHand: true, now });
      if (outcome.ok) throw done("sent");
      return data({ error: refusals[outcome.reason] }, { status: 409 });
    }
    case "invite": {
      const outcome = await inviteAgain(services, { clientId, brokerId, now });
      if (outcome.ok) throw done("invited");
      return data({ error: refusals[outcome.reason] }, { status: 409 });
    }
    case "assign": {
      const listingId = formText(form, "listingId");
      const outcome = await assignListing(db, { clientId, brokerId, listingId });
      if (outcome.ok) throw done("listing");
      if (outcome.reason === "not-found") return notFound();
      return data({ error: refusals[outcome.reason] }, { status: 409 });
    }
    case "remove":
      await removeClient(db, { clientId, brokerId });
      throw redirect(reportsPath, 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function ClientPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, isConfirmed, isEnded, listings, unassigned, months, sent } = loaderData;
  const { done } = loaderData;
  return (
    <TitledSection
      id="client-title"
      title={name}
      aside={
        <PlainLink to={reportsPath} className="link text-sm">
          All owners
        </PlainLink>
      }
    >
      {actionData && <Banner tone="danger">{actionData.error}</Banner>}
      {done && !actionData && <Banner tone="success">{done}</Banner>}
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
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {months.map((month, index) => (
            <Month
              key={month.month}
              {...month}
              clientId={id}
              isOver={index === 1}
              canSend={isConfirmed && !isEnded}
            />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <Section id="sent" title="Sent">
            {sent.length > 0 ? (
              <ul className="divide-y divide-line">
                {sent.map((report) => (
                  <li key={report.month} className="py-3 text-sm">
                    <a href={pdfHref(id, report.month)} className="link font-semibold">
                      {`Report for ${report.name}`}
                    </a>
                    {report.sentAt && (
                      <p className="mt-1 text-ink-2">
                        By schedule, <DateText value={report.sentAt} />
                      </p>
                    )}
                    {report.sentByHandAt && (
                      <p className="mt-1 text-ink-2">
                        By hand, <DateText value={report.sentByHandAt} />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            ) : (
              <p className="py-4 text-sm text-ink-2">Nothing was sent yet.</p>
            )}
          </Section>
          <Section id="listings" title="Listings in the report" count={String(listings.length)}>
            <ul className="divide-y divide-line">
              {listings.map((listing) => (
                <li key={listing.id} className="py-3 text-sm wrap-anywhere">
                  <PlainLink to={`/account/listings/edit/${listing.id}`} className="link">
                    {listing.title}
                  </PlainLink>
                </li>
              ))}
            </ul>
            {listings.length === 0 && (
              <p className="py-4 text-sm text-ink-2">
                {loaderData.isByMandate
                  ? "The mandate has ended. No report is sent."
                  : "None yet. No report is sent."}
              </p>
            )}
            {unassigned.length > 0 && !isEnded && (
              <Form method="post" className="mt-3 flex flex-col gap-3">
                <input type="hidden" name="intent" value="assign" />
                <SelectField
                  label="Add a listing"
                  name="listingId"
                  choices={unassigned.map((one) => ({ value: one.id, label: one.title }))}
                />
                <div>
                  <SubmitButton variant="secondary" size="sm">
                    Add
                  </SubmitButton>
                </div>
              </Form>
            )}
          </Section>
          <div>
            <PostButton intent="remove" variant="secondary" size="sm">
              End the reports
            </PostButton>
          </div>
        </div>
      </div>
    </TitledSection>
  );
}

interface MonthProps {
  clientId: string;
  month: string;
  name: string;
  note: string;
  isSent: boolean;
  isSentByHand: boolean;
  isOver: boolean;
  canSend: boolean;
}

function Month({ clientId, month, name, note, isSent, isSentByHand, isOver, canSend }: MonthProps) {
  return (
    <TitledSection
      id={`month-${month}`}
      title={name}
      aside={
        <p className="text-sm text-ink-2">
          {isOver ? (isSent ? "Sent" : "Not sent") : "Goes out on the first of the next month"}
        </p>
      }
    >
      {!isSentByHand && (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="month" value={month} />
          <TextArea
            label={`Your note for ${name}`}
            name="note"
            id={`note-${month}`}
            optional
            rows={5}
            maxLength={maxNote}
            defaultValue={note}
            hint="A few sentences, in your own words. They stand above the figures."
          />
          <div>
            <SubmitButton variant="secondary" size="sm" pendingLabel="Saving…">
              Save the note
            </SubmitButton>
          </div>
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <a href={pdfHref(clientId, month)} className={buttonClass("secondary")}>
          {isSent ? "Open the PDF as sent" : "Preview the PDF"}
        </a>
        {isOver && canSend && !isSentByHand && (
          <PostButton intent="send">{isSent ? "Send once more" : "Send now"}</PostButton>
        )}
      </div>
    </TitledSection>
  );
}

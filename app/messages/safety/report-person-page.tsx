import { notFound } from "#app/platform/http/not-found.ts";
import { data } from "react-router";
import type { Route } from "./+types/report-person-page.ts";
import { visibleProfile } from "#app/accounts/privacy/privacy.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { refuseReport, ReportForm } from "#app/browsing/reports/report-form.tsx";
import { personReportLabels, personReportReasons } from "./safety.ts";
import { readerOf } from "#app/messages/thread/thread.ts";
import { findOwnThread, findThread } from "#app/messages/thread/thread.queries.server.ts";
import { reportPerson } from "./report-person.server.ts";
import { personReportSchema } from "#app/messages/thread/thread.schema.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Report ${data.name}` : "Report a person"),
  "Tell an administrator what is wrong in a conversation.",
);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const thread = isId(id) ? await findThread(db, id, userId) : null;
  if (!thread) notFound();
  const { other } = thread;
  return { id: thread.id, name: visibleProfile(other, readerOf(thread, userId, other)).name };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const form = await readForm(request);
  if (!isId(id) || !(await findOwnThread(db, { conversationId: id, userId }))) notFound();
  const input = personReportSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseReport(form, 422, { errors: fieldErrors(input.error.issues) });
  const outcome = await reportPerson(db, jobs, {
    conversationId: id,
    userId,
    input: input.data,
    now: new Date(),
  });
  if (outcome.ok) return data({ thanked: true });
  if (outcome.reason === "not-found") notFound();
  return refuseReport(form, 429, {
    error: "You have sent many reports today. Please wait a day and try again.",
  });
}

export default function ReportPersonPage({
  loaderData: { id, name },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData && "error" in actionData ? actionData : null;
  const back = `/account/leads/${id}`;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Breadcrumb
        steps={[
          { label: "All conversations", to: "/account/leads" },
          { label: name, to: back },
          { label: "Report" },
        ]}
      />
      {actionData && "thanked" in actionData ? (
        <TitledSection id="report-title" title="Thank you for telling us">
          <div
            ref={takeFocus}
            tabIndex={-1}
            role="status"
            className="flex flex-col items-start gap-4 outline-none"
          >
            <p className="max-w-[60ch] text-ink-2">
              {`An administrator reads the conversation and decides. We don't tell ${name} who reported them.`}
            </p>
            <ButtonLink to={back} variant="secondary">
              Back to the conversation
            </ButtonLink>
          </div>
        </TitledSection>
      ) : (
        <TitledSection id="report-title" title={`Report ${name}`}>
          <ReportForm
            question="What is wrong?"
            reasons={personReportReasons.map((value) => ({
              value,
              label: personReportLabels[value],
            }))}
            hint="The administrators can read the conversation. Don't include passwords or card numbers."
            refusal={refusal}
          />
          <p className="border-t border-line pt-4 text-sm text-ink-2">
            To stop their messages at once, block them in the conversation.{" "}
            <PlainLink to="/staying-safe" className="link font-medium">
              Learn how to stay safe
            </PlainLink>
          </p>
        </TitledSection>
      )}
    </div>
  );
}

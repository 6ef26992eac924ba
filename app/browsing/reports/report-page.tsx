import { data } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/report-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { reportReasons, reportReasonLabels } from "./report.ts";
import { refuseReport, ReportForm } from "./report-form.tsx";
import { findReportable, reportListing } from "./report-listing.server.ts";
import { reportSchema } from "./report.schema.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => (data ? `Report “${data.title}”` : "Report this listing"),
  "Tell an administrator what is wrong with a listing.",
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const listing = isId(params.id) ? await findReportable(db, params.id, new Date()) : null;
  if (!listing) notFound();
  return listing;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, jobs } = context.get(servicesContext);
  const { viewer, ip } = context.get(requestContext);
  const form = await readForm(request);
  if (!isId(params.id)) notFound();
  const input = reportSchema.safeParse(Object.fromEntries(form));
  if (!input.success) return refuseReport(form, 422, { errors: fieldErrors(input.error.issues) });
  const outcome = await reportListing(db, jobs, {
    listingId: params.id,
    reporterId: viewer?.id ?? null,
    ip,
    input: input.data,
    now: new Date(),
  });
  if (outcome.ok) return data({ thanked: true });
  if (outcome.reason === "not-found") notFound();
  return refuseReport(form, 429, {
    error: "We received too many reports from your connection. Please wait an hour and try again.",
  });
}

export default function ReportPage({ loaderData: listing, actionData }: Route.ComponentProps) {
  const refusal = actionData && "error" in actionData ? actionData : null;
  const back = listingHref(listing);
  return (
    <div className="wrap max-w-3xl py-10 md:py-14">
      <Breadcrumb steps={[{ label: "Back to the listing", to: back }, { label: "Report" }]} />
      {actionData && "thanked" in actionData ? (
        <div role="status" className="mt-8 flex flex-col items-start gap-4">
          <h1 ref={takeFocus} tabIndex={-1} className="display text-3xl outline-none">
            Thank you for telling us
          </h1>
          <p className="max-w-[60ch] text-ink-2">
            An administrator reviews every report. We don't tell the owner who sent it.
          </p>
          <ButtonLink to={back} variant="secondary">
            Back to the listing
          </ButtonLink>
        </div>
      ) : (
        <>
          <h1 className="display mt-6 text-3xl">Report this listing</h1>
          <p className="mt-3 mb-8 max-w-[60ch] font-semibold">{listing.title}</p>
          <ReportForm
            question="What is wrong with it?"
            reasons={reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))}
            hint="What did you see, and where? Don't include passwords or card numbers."
            refusal={refusal}
          />
          <p className="mt-8 border-t border-line pt-4 text-sm text-ink-2">
            Has someone asked you for money before meeting you?{" "}
            <PlainLink to="/staying-safe" className="link font-medium">
              Learn how to stay safe
            </PlainLink>
          </p>
          <HelpLink article="report-a-listing" className="mt-2">
            What happens with a report
          </HelpLink>
        </>
      )}
    </div>
  );
}

import { data } from "react-router";
import type { Route } from "./+types/bulk-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  type BulkChange,
  checkBulkChange,
  type ContactDetails,
  contactFields,
  isBulkChange,
  type SelectedListing,
  ownerBulkLabels,
} from "./bulk-change.ts";
import {
  parseContactDetails,
  changeListings,
  listMatching,
  listSelected,
} from "./change-listings.server.ts";
import { ContactDetailsForm } from "./contact-details-form.tsx";
import { ownedQuery, parseOwnedSearch } from "#app/selling/owned/owned-search.ts";
import { fieldOf } from "#app/selling/editing/listing-fields.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { BulkPreview } from "#app/ui/bulk/bulk-preview.tsx";
import { BulkTally, maxTicked, type SkippedGroup } from "#app/ui/bulk/bulk.ts";
import { SkippedList } from "#app/ui/bulk/skipped-list.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Change several listings",
    description: "One change for several of your listings.",
    pathname,
  });

interface PreviewData {
  willChange: number;
  skipped: SkippedGroup[];
}

type Answer =
  | { kind: "invalid"; errors: FieldErrors; typed: ContactDetails }
  | { kind: "preview"; preview: PreviewData; details: ContactDetails }
  | { kind: "done"; changed: number; skipped: SkippedGroup[] };

/** The selection is in the address: single listings, or all that the search finds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const { searchParams } = url;
  const search = parseOwnedSearch(searchParams);
  const input = searchParams.get("change");
  const change = isBulkChange(input) ? input : "confirm";
  const selected = searchParams.has("all")
    ? await listMatching(db, ownerId, search)
    : await listSelected(db, ownerId, searchParams.getAll("id").filter(isId));
  return {
    change,
    ids: selected.map(({ id }) => id),
    preview: change === "contact" ? null : makePreview(change, selected),
    backTo: `/account/listings${ownedQuery(search)}`,
  };
}

function makePreview(
  change: BulkChange,
  selected: readonly SelectedListing[],
  details?: ContactDetails,
): PreviewData {
  const tally = new BulkTally(maxTicked);
  for (const listing of selected)
    tally.add(checkBulkChange(change, listing, new Date(), details), listing.title);
  return { willChange: tally.willChange, skipped: tally.skipped };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const change = url.searchParams.get("change");
  const intent = form.get("intent");
  const ids = form.getAll("id").slice(0, maxTicked).map(String).filter(isId);
  if (!isBulkChange(change) || (intent !== "apply" && intent !== "preview"))
    throw data(null, { status: 400 });
  const now = new Date();
  let details: ContactDetails = {};
  if (change === "contact") {
    const parsed = parseContactDetails(form, now);
    if (!parsed.ok) {
      const typed = Object.fromEntries(
        contactFields.map((field) => [field, String(form.get(field) ?? "").slice(0, 500)]),
      );
      return data<Answer>({ kind: "invalid", errors: parsed.errors, typed }, { status: 422 });
    }
    details = parsed.details;
  }
  if (intent === "preview") {
    const selected = await listSelected(db, ownerId, ids);
    const preview = makePreview(change, selected, details);
    return data<Answer>({ kind: "preview", preview, details });
  }
  const input = { ownerId, ids, change, details, now, requestId };
  return data<Answer>({ kind: "done", ...(await changeListings(db, jobs, input)) });
}

export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, ids, backTo } = loaderData;
  const isDone = actionData?.kind === "done";
  const preview = actionData?.kind === "preview" ? actionData.preview : loaderData.preview;
  const { label, question, effect } = ownerBulkLabels.changes[change];
  return (
    <TitledSection id="bulk-title" title={isDone ? label : question} className="max-w-3xl">
      {isDone ? (
        <Result changed={actionData.changed} skipped={actionData.skipped} backTo={backTo} />
      ) : ids.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No listing is selected"
          hint="Tick the boxes beside the listings that you want to change."
          action={<ButtonLink to={backTo}>Back to my listings</ButtonLink>}
        />
      ) : (
        <>
          <p className="max-w-prose text-ink-2">{effect}</p>
          {preview ? (
            <Preview
              label={label}
              ids={ids}
              preview={preview}
              details={actionData?.kind === "preview" ? actionData.details : {}}
              backTo={backTo}
            />
          ) : (
            <ContactDetailsForm
              ids={ids}
              typed={actionData?.kind === "invalid" ? actionData.typed : {}}
              errors={actionData?.kind === "invalid" ? actionData.errors : {}}
            />
          )}
        </>
      )}
    </TitledSection>
  );
}

interface PreviewProps {
  label: string;
  ids: string[];
  preview: PreviewData;
  details: ContactDetails;
  backTo: string;
}

function Preview({ label, ids, preview: { willChange, skipped }, details, backTo }: PreviewProps) {
  const given = contactFields.filter((field) => details[field] !== undefined);
  const hidden = [
    ...ids.map((id) => ["id", id] as const),
    ...given.map((field) => [field, details[field]] as const),
  ];
  return (
    <>
      {given.length > 0 && (
        <DefinitionList
          items={given.map((field) => ({
            term: fieldOf(field).label,
            detail: field === "responseTime" ? `${details[field]} hours` : details[field],
          }))}
        />
      )}
      <BulkPreview
        labels={ownerBulkLabels}
        summary={`${formatNumber(willChange)} of ${formatNumber(ids.length)} will change`}
        skipped={skipped}
        submitLabel={willChange > 0 ? label : null}
        backTo={backTo}
        backLabel="Back to my listings"
      >
        {hidden.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      </BulkPreview>
    </>
  );
}

interface ResultProps {
  changed: number;
  skipped: SkippedGroup[];
  backTo: string;
}

const Result = ({ changed, skipped, backTo }: ResultProps) => (
  <>
    <Banner
      tone={changed > 0 ? "success" : "info"}
      title={formatCount(changed, { one: "listing was changed", other: "listings were changed" })}
    >
      {skipped.length === 0 ? "Nothing was skipped." : "These were left as they are:"}
    </Banner>
    <SkippedList labels={ownerBulkLabels} groups={skipped} />
    <div>
      <ButtonLink to={backTo}>Back to my listings</ButtonLink>
    </div>
  </>
);

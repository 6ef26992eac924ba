import { data } from "react-router";
import type { Route } from "./+types/bulk-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  type ContactDetails,
  contactFields,
  isBulkChange,
  ownerBulkLabels,
} from "./bulk-change.ts";
import {
  parseContactDetails,
  changeListings,
  listMatching,
  listSelected,
  previewChange,
} from "./change-listings.server.ts";
import { ContactDetailsForm } from "./contact-details-form.tsx";
import { ownedQuery, parseOwnedSearch } from "#app/selling/owned/owned-listing.ts";
import { fieldOf } from "#app/selling/editing/listing-fields.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { BulkPreview, SkippedList } from "#app/ui/bulk/bulk-preview.tsx";
import { maxTicked, type SkippedGroup } from "#app/ui/bulk/bulk.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { formText } from "#app/shared/form-text.ts";

export const meta = privatePage(
  "Change several listings",
  "One change for several of your listings.",
);

type Answer =
  | { kind: "invalid"; errors: FieldErrors; typed: ContactDetails }
  | { kind: "preview" | "done"; changed: number; skipped: SkippedGroup[]; details: ContactDetails };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const { searchParams } = url;
  const search = parseOwnedSearch(searchParams);
  const input = searchParams.get("change");
  const change = isBulkChange(input) ? input : "confirm";
  const selected = searchParams.has("all")
    ? await listMatching(db, ownerId, search, new Date())
    : await listSelected(db, ownerId, searchParams.getAll("id").filter(isId));
  return {
    change,
    ids: selected.map(({ id }) => id),
    preview: change === "contact" ? null : previewChange(change, selected),
    backTo: `/account/listings${ownedQuery(search)}`,
  };
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
        contactFields.map((field) => [field, formText(form, field).slice(0, 500)]),
      );
      return data<Answer>({ kind: "invalid", errors: parsed.errors, typed }, { status: 422 });
    }
    details = parsed.details;
  }
  if (intent === "preview") {
    const preview = previewChange(change, await listSelected(db, ownerId, ids), details);
    return data<Answer>({ kind: "preview", ...preview, details });
  }
  const input = { ownerId, ids, change, details, now, requestId };
  return data<Answer>({ kind: "done", ...(await changeListings(db, jobs, input)), details });
}

export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, ids, backTo } = loaderData;
  const refused = actionData?.kind === "invalid" ? actionData : null;
  const answered = actionData?.kind === "invalid" ? null : actionData;
  const isDone = answered?.kind === "done";
  const tally = answered ?? loaderData.preview;
  const { label, question, effect } = ownerBulkLabels.changes[change];
  const back = <ButtonLink to={backTo}>Back to my listings</ButtonLink>;
  return (
    <TitledSection id="bulk-title" title={isDone ? label : question} className="max-w-3xl">
      {isDone ? (
        <>
          <Banner
            tone={answered.changed > 0 ? "success" : "info"}
            title={formatCount(answered.changed, {
              one: "listing was changed",
              other: "listings were changed",
            })}
          >
            {answered.skipped.length === 0
              ? "Nothing was skipped."
              : "These were left as they are:"}
          </Banner>
          <SkippedList labels={ownerBulkLabels} groups={answered.skipped} />
          <div>{back}</div>
        </>
      ) : ids.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No listing is selected"
          hint="Tick the boxes beside the listings that you want to change."
          action={back}
        />
      ) : (
        <>
          <p className="max-w-prose text-ink-2">{effect}</p>
          {tally ? (
            <>
              <Details details={answered?.details ?? {}} />
              <BulkPreview
                labels={ownerBulkLabels}
                summary={`${formatNumber(tally.changed)} of ${formatNumber(ids.length)} will change`}
                skipped={tally.skipped}
                submitLabel={tally.changed > 0 ? label : null}
                backTo={backTo}
                backLabel="Back to my listings"
              >
                {[...ids.map((id) => ["id", id]), ...Object.entries(answered?.details ?? {})].map(
                  ([name, value]) => (
                    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
                  ),
                )}
              </BulkPreview>
            </>
          ) : (
            <ContactDetailsForm
              ids={ids}
              typed={refused?.typed ?? {}}
              errors={refused?.errors ?? {}}
            />
          )}
        </>
      )}
    </TitledSection>
  );
}

function Details({ details }: { details: ContactDetails }) {
  const given = contactFields.filter((field) => details[field] !== undefined);
  const items = given.map((field) => ({
    term: fieldOf(field).label,
    detail: field === "responseTime" ? `${details[field]} hours` : details[field],
  }));
  return items.length > 0 && <DefinitionList items={items} />;
}

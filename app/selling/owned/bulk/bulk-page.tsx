import { data } from "react-router";
import type { Route } from "./+types/bulk-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  type BulkChange,
  type ContactDetails,
  contactFields,
  groupSkipped,
  isBulkChange,
  judgeBulk,
  maxSelected,
  type SelectedListing,
  type SkippedGroup,
} from "./bulk-change.ts";
import { parseContactDetails } from "./bulk-change.schema.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import { changeEffects, changeLabels, changeQuestions } from "./bulk-words.ts";
import { changeMany } from "./change-many.server.ts";
import { ContactDetailsForm } from "./contact-details-form.tsx";
import { listMatching, listSelected } from "./selected-listings.queries.server.ts";
import { SkippedList } from "./skipped-list.tsx";
import { ownedQuery, parseOwnedSearch } from "#app/selling/owned/owned-search.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Banner } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Change several listings",
    description: "One change for several of your listings.",
    pathname,
  });

interface Preview {
  willChange: number;
  skipped: SkippedGroup[];
}

type Answer =
  | { kind: "invalid"; errors: FieldErrors; typed: ContactDetails }
  | { kind: "preview"; preview: Preview; details: ContactDetails }
  | { kind: "done"; changed: number; skipped: SkippedGroup[] };

/** The listings are chosen in the list: one by one, or all that its search finds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const { searchParams } = url;
  const search = parseOwnedSearch(searchParams);
  const asked = searchParams.get("change");
  const change = isBulkChange(asked) ? asked : "confirm";
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
): Preview {
  const now = new Date();
  const skipped = selected.flatMap((listing) => {
    const reason = judgeBulk(change, listing, now, details);
    return reason ? [{ id: listing.id, title: listing.title, reason }] : [];
  });
  return { willChange: selected.length - skipped.length, skipped: groupSkipped(skipped) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { id: ownerId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const change = url.searchParams.get("change");
  const intent = form.get("intent");
  const ids = form.getAll("id").slice(0, maxSelected).map(String).filter(isId);
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
  const outcome = await changeMany(db, jobs, { ownerId, ids, change, details, now, requestId });
  return data<Answer>({
    kind: "done",
    changed: outcome.changed,
    skipped: groupSkipped(outcome.skipped),
  });
}

export default function BulkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { change, ids, backTo } = loaderData;
  const isDone = actionData?.kind === "done";
  const preview = actionData?.kind === "preview" ? actionData.preview : loaderData.preview;
  return (
    <TitledSection
      id="bulk-title"
      title={isDone ? changeLabels[change] : changeQuestions[change]}
      className="max-w-3xl"
    >
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
          <p className="max-w-prose text-ink-2">{changeEffects[change]}</p>
          {preview ? (
            <BulkPreview
              change={change}
              ids={ids}
              {...preview}
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

function Result({
  changed,
  skipped,
  backTo,
}: Omit<Preview, "willChange"> & {
  changed: number;
  backTo: string;
}) {
  return (
    <>
      <Banner
        tone={changed > 0 ? "success" : "info"}
        title={formatCount(changed, { one: "listing was changed", other: "listings were changed" })}
      >
        {skipped.length === 0 ? "Nothing was skipped." : "These were left as they are:"}
      </Banner>
      <SkippedList groups={skipped} />
      <div>
        <ButtonLink to={backTo}>Back to my listings</ButtonLink>
      </div>
    </>
  );
}

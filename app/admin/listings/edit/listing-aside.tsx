import { Form } from "react-router";
import type { ListingEditData } from "#app/admin/listings/edit/load-listing-edit.server.ts";
import {
  type ListingStep,
  listingSteps,
  maxListingReason,
} from "#app/admin/listings/edit/listing-step.ts";
import { ListingOwner, type OwnerRefusal } from "#app/admin/listings/edit/listing-owner.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import { AreaLink } from "#app/admin/area-link.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { type Definition, DefinitionList } from "#app/ui/data/definition-list.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface ListingStepsProps {
  listing: ListingEditData;
  refusal: { step: ListingStep; message: string; reason: string } | null;
}

export function ListingSteps({ listing, refusal }: ListingStepsProps) {
  const { steps, isPaid, waitsForOwner } = listing;
  if (steps.length === 0 && !waitsForOwner) return null;
  return (
    <section
      aria-label="Steps"
      className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-5 lg:col-start-2"
    >
      {refusal && !listingSteps[refusal.step].needsReason && (
        <Banner tone="danger">{refusal.message}</Banner>
      )}
      {waitsForOwner && (
        <Banner tone="warning">
          The owner&apos;s account is deactivated. Reactivate it before the listing can go on the
          market.
        </Banner>
      )}
      {steps.map((step) =>
        listingSteps[step].needsReason ? (
          <StepWithReason
            key={step}
            step={step}
            isPaid={isPaid}
            refusal={refusal?.step === step ? refusal : null}
          />
        ) : (
          <PlainStep key={step} step={step} isPaid={isPaid} />
        ),
      )}
    </section>
  );
}

function effectOf(step: ListingStep, isPaid: boolean): string {
  const { effect } = listingSteps[step];
  return typeof effect === "string" ? effect : effect[isPaid ? "paid" : "unpaid"];
}

function PlainStep({ step, isPaid }: { step: ListingStep; isPaid: boolean }) {
  return (
    <Form method="post" className="flex flex-col items-start gap-1.5">
      <SubmitButton intent={step} size="sm">
        {listingSteps[step].label}
      </SubmitButton>
      <p className="text-sm text-ink-2">{effectOf(step, isPaid)}</p>
    </Form>
  );
}

function StepWithReason({
  step,
  isPaid,
  refusal,
}: {
  step: ListingStep;
  isPaid: boolean;
  refusal: ListingStepsProps["refusal"];
}) {
  return (
    <details open={refusal !== null} className="group">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm font-semibold text-danger">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        {listingSteps[step].label}
      </summary>
      <Form method="post" noValidate className="mt-2 flex flex-col items-start gap-3">
        <p className="text-sm text-ink-2">{effectOf(step, isPaid)}</p>
        <div className="w-full">
          <TextArea
            label="Reason"
            name="reason"
            id={`reason-${step}`}
            rows={3}
            maxLength={maxListingReason}
            defaultValue={refusal?.reason ?? ""}
            error={refusal?.message ?? null}
            hint="The owner sees it."
            required
          />
        </div>
        <SubmitButton intent={step} size="sm" variant="danger">
          {listingSteps[step].label}
        </SubmitButton>
      </Form>
    </details>
  );
}

interface ListingFactsProps {
  listing: ListingEditData;
  areas: AdminAreas;
  refusal: OwnerRefusal | null;
}

export function ListingFacts({ listing, areas, refusal }: ListingFactsProps) {
  const { id, owner, dates, counts } = listing;
  const dated = (term: string, value: Date | null): Definition[] =>
    value ? [{ term, detail: <DateText value={value} /> }] : [];
  const items: Definition[] = [
    {
      term: "Owner",
      detail: (
        <>
          <AreaLink areas={areas} to={`/admin/users/${owner.id}`}>
            {owner.isDeleted ? "Former member" : `${owner.firstName} ${owner.lastName}`}
          </AreaLink>
          {!owner.isDeleted && <span className="block text-sm wrap-anywhere">{owner.email}</span>}
          {owner.isDeactivated && <span className="block text-sm text-danger">Deactivated</span>}
        </>
      ),
    },
    { term: "Package", detail: listing.package ?? "None" },
    ...dated("Bought", dates.bought),
    ...dated("Term ends", dates.expires),
    ...dated("Created", dates.created),
    ...dated("Published", dates.published),
    ...dated("Confirmed", listing.status === "active" ? dates.confirmed : null),
    ...dated("Sold", dates.sold),
    { term: "Views", detail: formatNumber(counts.views) },
    {
      term: "Leads",
      detail: (
        <AreaLink areas={areas} to={`/admin/messages?q=${id}`}>
          {formatNumber(counts.leads)}
        </AreaLink>
      ),
    },
    {
      term: "Orders",
      detail: (
        <AreaLink areas={areas} to={`/admin/orders?q=${id}`}>
          {formatNumber(counts.orders)}
        </AreaLink>
      ),
    },
    {
      term: "Reports",
      detail: (
        <AreaLink areas={areas} to={`/admin/queues/listing-reports`}>
          {counts.openReports > 0
            ? `${formatNumber(counts.reports)}, ${formatCount(counts.openReports, { one: "open", other: "open" })}`
            : formatNumber(counts.reports)}
        </AreaLink>
      ),
    },
  ];
  return (
    <aside aria-label="About this listing" className="lg:col-start-2">
      <DefinitionList items={items} columns={1} />
      {listing.status !== "sold" && <ListingOwner refusal={refusal} />}
    </aside>
  );
}

import { upgradesFor } from "#app/payments/checkout/quote.ts";
import { packages as allPackages } from "#app/payments/package.ts";
import type { ActivePackage } from "#app/payments/upgrades/upgrades.queries.server.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Money } from "#app/ui/format/money.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

type Renewal = NonNullable<ActivePackage["renewal"]>;

export function RunningPackages({ packages }: { packages: ActivePackage[] }) {
  if (packages.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        title="No active packages"
        hint="A package advertises your listing to buyers, from three months up to the day it sells."
        action={<ButtonLink to="/sell-business">List New Business</ButtonLink>}
      />
    );
  return (
    <ul className="flex flex-col gap-4">
      {packages.map((one) => (
        <li
          key={one.listingId}
          className="flex flex-col gap-4 rounded-surface border border-line bg-surface p-5 md:flex-row md:items-start md:justify-between md:gap-8"
        >
          <Facts row={one} />
          <Actions row={one} />
        </li>
      ))}
    </ul>
  );
}

function Facts({ row }: { row: ActivePackage }) {
  return (
    <div className="min-w-0">
      <h3 className="font-serif text-lg leading-snug font-medium tracking-tight">
        <PlainLink to={`/business/${row.listingId}`} className="hover:underline">
          {row.title}
        </PlainLink>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{allPackages[row.packageId].name}</strong>
        {row.renewal?.status === "past_due" && <Badge tone="danger">Payment failed</Badge>}
        {row.renewal?.endsAt && <Badge tone="warning">Renewal cancelled</Badge>}
      </p>
      <p className="mt-2 text-sm text-ink-2">
        <Term row={row} />
      </p>
    </div>
  );
}

function Term({ row }: { row: ActivePackage }) {
  // Ends with the sale: its expiry date is when we ask whether it is still for sale.
  if (row.packageId === "max_exposure") return "Advertised until the business is sold.";
  if (row.renewal) return <RenewalText renewal={row.renewal} />;
  return (
    <>
      Runs until <DateText value={row.expiresAt} /> and does not renew.
    </>
  );
}

function RenewalText({ renewal }: { renewal: Renewal }) {
  if (renewal.endsAt)
    return (
      <>
        Runs until <DateText value={renewal.paidUntil} />. Nothing more to pay.
      </>
    );
  if (renewal.status === "past_due")
    return (
      <>
        We could not charge <Money amount={renewal.amount} currency="CAD" /> for the next month.
        {renewal.retryAt && (
          <>
            {" "}
            We will try again on <DateText value={renewal.retryAt} />.
          </>
        )}
      </>
    );
  return (
    <>
      Renews at <Money amount={renewal.amount} currency="CAD" /> per month from{" "}
      <DateText value={renewal.renewsAt} /> until you cancel.
    </>
  );
}

function Actions({
  row: { listingId, title, packageId, region, renewal },
}: {
  row: ActivePackage;
}) {
  const canUpgrade = upgradesFor(region, packageId).length > 0;
  return (
    <div className="flex shrink-0 flex-wrap items-start gap-2 md:justify-end">
      {canUpgrade && (
        <ButtonLink
          variant="secondary"
          to={`/account/upgrades/${listingId}`}
          size="sm"
          aria-label={`Upgrade ${title}`}
        >
          Upgrade
        </ButtonLink>
      )}
      {renewal && (
        <>
          <RenewalButton id={renewal.id} title={title} intent="change-card" />
          <RenewalButton
            id={renewal.id}
            title={title}
            intent={renewal.endsAt ? "resume-renewal" : "cancel-renewal"}
          />
        </>
      )}
    </div>
  );
}

const renewalLabels = {
  "change-card": "Change card",
  "resume-renewal": "Keep renewing",
  "cancel-renewal": "Cancel renewal",
};

interface RenewalButtonProps {
  id: string;
  title: string;
  intent: keyof typeof renewalLabels;
}

function RenewalButton({ id, title, intent }: RenewalButtonProps) {
  const label = renewalLabels[intent];
  return (
    <PostButton
      intent={intent}
      fields={{ renewal: id }}
      form={{ preventScrollReset: true }}
      variant="quiet"
      size="sm"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </PostButton>
  );
}

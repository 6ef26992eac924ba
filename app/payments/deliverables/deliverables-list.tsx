import type { ReactNode } from "react";
import type { DeliverableState } from "#app/payments/deliverables/deliverable.ts";
import type { DeliverableView } from "#app/payments/deliverables/deliverables.queries.server.ts";
import { type MissingPart, nameParts } from "#app/listings/presentable.ts";
import { deliverableTerms, priorityHours } from "#app/payments/package.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { Money } from "#app/ui/format/money.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

const icons: Record<DeliverableState, { name: IconName; className: string; label: string }> = {
  done: { name: "check", className: "text-success", label: "Done" },
  due: { name: "clock", className: "text-ink-3", label: "Next" },
  impossible: { name: "x", className: "text-danger", label: "Not done" },
  withdrawn: { name: "x", className: "text-ink-3", label: "Withdrawn" },
};

interface DeliverablesListProps {
  deliverables: readonly DeliverableView[];
  /** What the listing needs before we can show it to anyone. */
  missing: readonly MissingPart[];
  /** How often the link in the email was followed. */
  followed?: number | undefined;
}

export const DeliverablesList = ({ deliverables, missing, followed }: DeliverablesListProps) => (
  <ul className="flex flex-col gap-3">
    {deliverables.map((one) => {
      const isHeldUp = missing.length > 0 && canBeHeldUp(one);
      const { name, className, label } = icons[isHeldUp ? "due" : one.state];
      return (
        <li key={one.id} className="flex items-start gap-3">
          <Icon name={name} className={`mt-0.5 size-5 shrink-0 ${className}`} />
          <div className="min-w-0">
            <p className="font-semibold">
              <span className="sr-only">{`${label}: `}</span>
              {deliverableTerms[one.kind].name}
            </p>
            <p className="text-sm wrap-anywhere text-ink-2">
              {isHeldUp ? `We need ${nameParts(missing)} first.` : describe(one, followed)}
            </p>
          </div>
        </li>
      );
    })}
  </ul>
);

/** Both show the listing to people, which waits until there is something to show. */
const canBeHeldUp = ({ kind, state }: DeliverableView): boolean =>
  (kind === "featured-placement" && state === "done") ||
  (kind === "email-blast" && state === "due");

function describe(one: DeliverableView, followed: number | undefined): ReactNode {
  switch (one.state) {
    case "due":
      return one.isOnMarket ? (
        <>
          Due by <DateText value={one.dueAt} />.
        </>
      ) : (
        "It waits while the listing is off the market."
      );
    case "withdrawn":
      return "No longer included, because the payment went back or is in dispute.";
    case "impossible":
      return (
        <>
          {one.reason}
          {one.refunded > 0 && (
            <>
              {" "}
              <Money amount={one.refunded} currency="CAD" /> of your payment goes back to you.
            </>
          )}
        </>
      );
    case "done":
      return <Done one={one} followed={followed} />;
  }
}

function Done({
  one: { kind, proof, settledAt },
  followed,
}: {
  one: DeliverableView;
  followed: number | undefined;
}) {
  const day = <DateText value={settledAt!} />;
  if (kind === "priority-support") return `We answer your messages within ${priorityHours} hours.`;
  if (proof && "url" in proof)
    return (
      <>
        Since {day}:{" "}
        <a href={proof.url} rel="noopener" className="link">
          {proof.url}
        </a>
      </>
    );
  if (proof && "count" in proof)
    return (
      <>
        Sent to {formatCount(proof.count, { one: "subscriber", other: "subscribers" })} on {day}.
        {followed !== undefined &&
          ` Its link was followed ${formatCount(followed, { one: "time", other: "times" })}.`}
      </>
    );
  if (proof)
    return (
      <>
        {proof.name}, since {day}.
      </>
    );
  return <>Since {day}.</>;
}

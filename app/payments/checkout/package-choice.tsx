import type { Offer } from "#app/payments/checkout/load-offer.server.ts";
import { describeResults } from "./package-results.ts";
import { Link } from "react-router";
import { Icon } from "#app/ui/media/icon.tsx";
import { Money } from "#app/ui/format/money.tsx";

interface PackageChoiceProps {
  offered: Offer["offered"];
  chosen: string;
  hrefFor: (id: string) => string;
  isWide?: boolean;
}

/** Links, so that choosing works without JavaScript and the choice is in the URL. */
export function PackageChoice({ offered, chosen, hrefFor, isWide = false }: PackageChoiceProps) {
  return (
    <ul className={isWide ? "grid gap-3 md:grid-cols-3" : "flex flex-col gap-3"}>
      {offered.map((one) => {
        const isChosen = one.id === chosen;
        return (
          <li key={one.id}>
            <Link
              to={hrefFor(one.id)}
              replace
              preventScrollReset
              aria-current={isChosen ? "true" : undefined}
              className={`group flex h-full gap-4 rounded-surface border bg-surface p-5 transition-colors duration-120 ${isChosen ? "border-accent ring-1 ring-accent" : "border-line hover:border-line-strong"}`}
            >
              <span
                aria-hidden="true"
                className={`mt-1 grid size-5 shrink-0 place-items-center rounded-full border ${isChosen ? "border-accent bg-accent text-surface" : "border-line-strong"}`}
              >
                {isChosen && <Icon name="check" className="size-3.5" />}
              </span>
              <span className="min-w-0 grow">
                <span
                  className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isWide ? "md:flex-col md:gap-y-1" : ""}`}
                >
                  <span className="font-serif text-lg font-medium tracking-tight">
                    {one.name}
                    {one.isRecommended && (
                      <span className="badge badge-accent ms-2 align-middle font-sans">
                        Recommended
                      </span>
                    )}
                  </span>
                  <span>
                    <Money amount={one.price} currency="CAD" className="font-semibold" />
                    <span className="text-sm text-ink-2"> · {one.term}</span>
                  </span>
                </span>
                <span className="mt-1 block text-sm text-ink-2">{one.description}</span>
                <PackageFeatures
                  {...one}
                  className={`mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2 ${isWide ? "md:grid-cols-1" : ""}`}
                />
                {one.results && (
                  <span className="mt-4 block border-t border-line pt-3 text-sm text-ink-2">
                    {describeResults(one.results)}
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

interface PackageFeaturesProps {
  features: string[];
  fees: string[];
  className: string;
}

export const PackageFeatures = ({ features, fees, className }: PackageFeaturesProps) => (
  <ul className={`text-sm ${className}`}>
    {features.map((feature) => (
      <li key={feature} className="flex gap-2">
        <Icon name="check" className="mt-0.5 size-4 shrink-0 text-accent" />
        {feature}
      </li>
    ))}
    {fees.map((fee) => (
      <li key={fee} className="ps-6 text-ink-2">
        {fee}
      </li>
    ))}
  </ul>
);

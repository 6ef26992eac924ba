import type { ReactNode } from "react";
import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { checkIcon } from "#app/ui/icon-paths.ts";
import { ConfidentialSection } from "./confidential-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import type { LoanTerms } from "./figures/affordability.ts";
import { AffordabilityForm } from "./figures/affordability-form.tsx";
import { FinancialSection } from "./figures/financial-section.tsx";

interface BusinessBodyProps {
  business: BusinessView;
  terms: LoanTerms;
}

export function BusinessBody({ business, terms }: BusinessBodyProps) {
  const { paragraphs, tags, highlights, isSold } = business;
  return (
    <div className="flex min-w-0 flex-col gap-14 print:gap-6">
      <Part id="about" title="About this business">
        <div className="flex max-w-[68ch] flex-col gap-4">
          {paragraphs.map((text) => (
            <p key={text} className="first:text-lg">
              {text}
            </p>
          ))}
        </div>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="no-print mt-6 flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="rounded-full bg-sunken px-3 py-1 text-sm text-ink-2">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </Part>
      {highlights.length > 0 && (
        <Part id="highlights" title="Highlights">
          <ul className="grid gap-x-12 gap-y-3 md:grid-cols-2">
            {highlights.map((sentence) => (
              <li key={sentence} className="flex gap-3">
                <Icon path={checkIcon} className="mt-1 size-4.5 text-accent" />
                <span className="text-pretty">{sentence}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="financials" title="Financial Performance & Business Metrics">
        <FinancialSection figures={business.figures} categories={business.categories} />
      </Part>
      {!isSold && (
        <Part id="affordability" title="Could it pay for itself?" screenOnly>
          <Affordability figures={business.figures} terms={terms} />
        </Part>
      )}
      <Part id="details" title="Additional Information & Support">
        <FactsSection facts={business.facts} />
      </Part>
      {(business.locks.length > 0 || business.website || business.documents) && (
        <Part id="confidential" title="What stays confidential" screenOnly>
          <ConfidentialSection {...business} />
        </Part>
      )}
    </div>
  );
}

function Affordability({ figures, terms }: { figures: BusinessView["figures"]; terms: LoanTerms }) {
  const { askingPrice, cashFlow, currency } = figures;
  if (askingPrice?.kind !== "amount")
    return (
      <p className="max-w-[68ch] text-ink-2">
        {askingPrice?.kind === "range"
          ? "The owner states a range instead of a price, so a monthly payment cannot be worked out here. Ask the owner for the amount."
          : "The owner gives the price on request, so a monthly payment cannot be worked out here. Ask the owner for the amount."}
      </p>
    );
  return (
    <AffordabilityForm
      price={askingPrice.amount}
      cashFlow={cashFlow?.kind === "amount" ? cashFlow.amount : null}
      currency={currency}
      terms={terms}
    />
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Not on paper. */
  screenOnly?: boolean;
  children: ReactNode;
}

function Part({ id, title, screenOnly, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className={screenOnly ? "no-print" : ""}>
      <h2 id={`${id}-title`} className="display mb-5 text-2xl print:mb-2 print:text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from "react";
import type { BusinessView } from "./make-business-view.ts";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { VideoPlayer } from "#app/listings/media/video/video-player.tsx";
import { ConfidentialSection } from "./confidential-section.tsx";
import type { LoanTerms, FormattedLoan } from "#app/browsing/business/figures/affordability.ts";
import { AffordabilityForm } from "#app/browsing/business/figures/affordability-form.tsx";
import { PriceTable } from "#app/browsing/business/figures/price-table.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { BarList } from "#app/ui/charts/bar-list.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";

interface BusinessBodyProps {
  business: BusinessView;
  terms: LoanTerms;
  loan: FormattedLoan | null;
  /** The data room, for those who may read it. */
  roomTo?: string | null;
  /** Where its price stands among comparable ones. */
  standing?: ReactNode;
}

export function BusinessBody({ business, terms, loan, roomTo, standing }: BusinessBodyProps) {
  const { paragraphs, tags, highlights, isSold } = business;
  return (
    <div className="flex min-w-0 flex-col gap-14 print:gap-3.5">
      {(paragraphs.length > 0 || tags.length > 0) && (
        <Part id="about" title="About this business">
          <div className="flex max-w-[68ch] flex-col gap-4 print:max-w-none print:gap-1.5">
            {paragraphs.map((text) => (
              <p key={text} className="md:first:text-lg print:text-base!">
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
      )}
      {business.video && (
        <Part id="video" title="Video" screenOnly>
          <VideoPlayer video={business.video} posterId={business.photos[0]?.mediaId ?? null} />
        </Part>
      )}
      {highlights.length > 0 && (
        <Part id="highlights" title="Highlights">
          <ul className="grid gap-x-12 gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-y-1">
            {highlights.map((sentence) => (
              <li key={sentence} className="flex gap-3">
                <Icon name="check" className="mt-1 size-4.5 text-accent" />
                <span className="text-pretty">{sentence}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part id="financials" title="Financial Performance & Business Metrics">
        <FinancialSection {...business} />
      </Part>
      {standing && (
        <Part id="standing" title="Among comparable businesses" screenOnly>
          {standing}
        </Part>
      )}
      {!isSold && business.figures.askingPrice && (
        <Part id="affordability" title="Could it pay for itself?" screenOnly>
          <Affordability business={business} terms={terms} loan={loan} />
        </Part>
      )}
      <Part id="details" title="Additional Information & Support">
        {business.facts.length > 0 && <DefinitionList items={business.facts} />}
        {business.answers.map(({ term, detail }) => (
          <div key={term} className="mt-5 max-w-[68ch] print:mt-1.5">
            <h3 className="text-sm font-semibold">{term}</h3>
            <p className="mt-1 text-ink-2">{detail}</p>
          </div>
        ))}
        {business.unanswered && (
          <p className="no-print mt-5 flex max-w-[68ch] gap-2 text-sm text-ink-2">
            <Icon name="info" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            {`Not stated yet: ${business.unanswered}. You can ask the owner.`}
          </p>
        )}
      </Part>
      {(business.locked.length > 0 || business.website || business.documents || roomTo) && (
        <Part
          id="confidential"
          title={business.isTeaser ? "What opens it" : "What stays confidential"}
          screenOnly
        >
          <ConfidentialSection {...business} roomTo={roomTo ?? null} />
        </Part>
      )}
    </div>
  );
}

function Affordability({ business, terms, loan }: BusinessBodyProps) {
  const { price, yearlyCashFlow, figures } = business;
  if (price === null || !loan)
    return (
      <p className="max-w-[68ch] text-ink-2">
        {figures.askingPrice?.kind === "sum"
          ? "The owner gives a price range, so we can't calculate a monthly payment. Ask the owner for the exact price."
          : "The owner gives the price on request, so we can't calculate a monthly payment. Ask the owner for the price."}
      </p>
    );
  return (
    <>
      <AffordabilityForm
        price={price}
        cashFlow={yearlyCashFlow}
        currency={figures.currency}
        terms={terms}
        words={loan}
      />
      <HelpLink article="resources/financing" className="mt-4">
        How to finance a purchase
      </HelpLink>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  screenOnly?: boolean;
  children: ReactNode;
}

function Part({ id, title, screenOnly, children }: PartProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className={`later ${screenOnly ? "no-print" : ""}`}
    >
      <h2 id={`${id}-title`} className="display mb-5 text-2xl print:mb-1 print:text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

type FinancialSectionProps = Pick<BusinessView, "metrics" | "bars" | "prices" | "marketTo">;

function FinancialSection({ metrics, bars, prices, marketTo }: FinancialSectionProps) {
  return (
    <>
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2 lg:max-xl:grid-cols-1 print:grid-cols-2! print:gap-y-2">
        <FigureTable caption="Financial performance" rows={metrics} />
        <div className="flex flex-col gap-10 md:pt-3 lg:max-xl:pt-0 print:gap-3 print:pt-0">
          {bars.length > 0 && <BarList title="Annual figures" bars={bars} />}
          {prices.length > 0 && <PriceTable rows={prices} />}
        </div>
      </div>
      <p className="mt-5 text-sm text-ink-3 print:mt-1">
        The owner provided these figures. Ask for financial statements and have them reviewed before
        you decide.{" "}
        <HelpLink article="figures" className="ms-1">
          What the figures mean
        </HelpLink>{" "}
        <HelpLink article="guides/due-diligence-in-30-days" className="ms-1">
          How to check them
        </HelpLink>
      </p>
      {marketTo && (
        <p className="no-print mt-2">
          <PlainLink to={marketTo} className="link inline-flex min-h-6 items-center text-sm">
            Market figures for such businesses
          </PlainLink>
        </p>
      )}
    </>
  );
}

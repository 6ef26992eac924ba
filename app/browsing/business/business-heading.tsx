import type { ReactNode } from "react";
import type { BusinessView } from "./make-business-view.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { saleAgreed } from "#app/listings/listing.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { ContactLink, useCanContact } from "./contact-link.tsx";

export function BusinessHeading({ business }: { business: BusinessView }) {
  const { title, place, figures, isSold } = business;
  const canContact = useCanContact();
  return (
    <div className="flex flex-col">
      <Badges business={business} />
      <h1 className="display mt-4 text-3xl print:mt-1 print:text-2xl">{title}</h1>
      {business.businessName && <p className="mt-2 text-lg text-ink-2">{business.businessName}</p>}
      <p className="mt-3 flex items-start gap-1.5 text-ink-2">
        <Icon name="map-pin" className="mt-1 size-4 text-ink-3" />
        <span>
          {business.street && <span className="block">{business.street}</span>}
          {place.city ? `${place.city}, ${place.region}` : place.region}, {place.country}
        </span>
      </p>
      <p className="mt-6 text-sm text-ink-2 print:mt-2">
        {isSold ? "Last asking price" : "Asking price"}
      </p>
      <p className="display figures text-3xl print:text-2xl">
        <FigureText figure={figures.askingPrice} showCode />
      </p>
      {business.approximately && (
        <p className="mt-1 text-sm text-ink-2">{business.approximately}</p>
      )}
      {business.reduction && (
        <p className="mt-1 text-sm font-medium text-warm-ink">{business.reduction}</p>
      )}
      <dl className="mt-6 grid grid-cols-3 border-y border-line print:hidden">
        <HeadingFigure label="Revenue">
          <FigureText figure={figures.revenue} />
        </HeadingFigure>
        <HeadingFigure label="Cash flow">
          <FigureText figure={figures.cashFlow} />
        </HeadingFigure>
        <HeadingFigure label="Multiple">
          {figures.pricePerCashFlow === null ? "–" : `${figures.pricePerCashFlow.toFixed(1)}×`}
        </HeadingFigure>
      </dl>
      {canContact && <ContactLink size="lg" className="no-print mt-6" />}
    </div>
  );
}

function Badges({ business }: { business: BusinessView }) {
  const { isSold, isSaleAgreed, isNew, isVerified, reduction, categories, subcategory } = business;
  const since = business.notConfirmedSince;
  const badges = [
    { shown: isSold, tone: "danger", text: "SOLD" },
    { shown: isSaleAgreed, tone: "warning", text: saleAgreed },
    { shown: since !== null, tone: "warning", text: `Not confirmed since ${since}` },
    { shown: isNew, tone: "warm", text: "NEW LISTING" },
    { shown: reduction !== null, tone: "warm", text: "Price reduced" },
  ] as const;
  return (
    <ul className="flex flex-wrap items-center gap-2 *:flex">
      {badges.map(
        ({ shown, tone, text }) =>
          shown && (
            <li key={text}>
              <Badge tone={tone}>{text}</Badge>
            </li>
          ),
      )}
      {isVerified && (
        <li>
          <PlainLink to="/help/verification" className="underline-offset-4 hover:underline">
            <Badge tone="success">
              <Icon name="badge-check" className="size-3.5" />
              Verified
            </Badge>
          </PlainLink>
        </li>
      )}
      {[...categories, ...(subcategory ? [subcategory] : [])].map(({ name, href }) => (
        <li key={href}>
          <PlainLink
            to={href}
            className="inline-flex min-h-6 items-center rounded-full border border-line bg-surface px-2.5 text-xs font-medium text-ink-2 transition-colors duration-120 hover:border-ink-2 hover:text-ink"
          >
            {name}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function HeadingFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line py-3 ps-4 not-first:border-s first:ps-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="figures text-base font-semibold [&_.sum]:whitespace-normal">{children}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { FigureText } from "#app/listings/listing-figure.tsx";
import type { ListingFigure } from "#app/listings/listing-card-data.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button-style.ts";
import { formatDate } from "#app/ui/format-date.ts";
import { formatMoney } from "#app/ui/format-money.ts";
import { Icon } from "#app/ui/icon.tsx";
import { badgeCheckIcon, mapPinIcon } from "#app/ui/icon-paths.ts";

export function BusinessHeading({ business }: { business: BusinessView }) {
  const { title, place, figures, isSold, visit } = business;
  return (
    <div className="flex flex-col">
      <Badges business={business} />
      <h1 className="display mt-4 text-3xl md:text-4xl">{title}</h1>
      {business.businessName && <p className="mt-2 text-lg text-ink-2">{business.businessName}</p>}
      <p className="mt-3 flex items-start gap-1.5 text-ink-2">
        <Icon path={mapPinIcon} className="mt-1 size-4 text-ink-3" />
        <span>
          {business.street && <span className="block">{business.street}</span>}
          {place.city ? `${place.city}, ${place.region}` : place.region}, {place.country}
        </span>
      </p>
      <Price figures={figures} isSold={isSold} />
      <dl className="mt-6 grid grid-cols-3 border-y border-line">
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
      {visit === "public" && !isSold && (
        <a
          href="#contact"
          className={`${buttonClass("primary", "lg")} no-print mt-6 max-lg:hidden`}
        >
          Contact the owner
        </a>
      )}
    </div>
  );
}

function Badges({ business }: { business: BusinessView }) {
  const { isSold, isNew, isVerified, figures, categories, subcategory } = business;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {isSold && <li>{<Badge tone="danger">SOLD</Badge>}</li>}
      {isNew && <li>{<Badge tone="warm">NEW LISTING</Badge>}</li>}
      {figures.reduction && !isSold && <li>{<Badge tone="warm">Price reduced</Badge>}</li>}
      {isVerified && (
        <li>
          <Badge tone="success">
            <Icon path={badgeCheckIcon} className="size-3.5" />
            Verified
          </Badge>
        </li>
      )}
      {[...categories, ...(subcategory ? [subcategory] : [])].map(({ name, href }) => (
        <li key={href}>
          <Link
            to={href}
            className="inline-flex min-h-6 items-center rounded-full border border-line bg-surface px-2.5 text-xs font-medium text-ink-2 transition-colors duration-120 hover:border-ink-2 hover:text-ink"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Price({ figures, isSold }: Pick<BusinessView, "figures" | "isSold">) {
  const { askingPrice, reduction, currency } = figures;
  return (
    <div className="mt-6">
      <p className="text-sm text-ink-2">{isSold ? "Last asking price" : "Asking price"}</p>
      <p className="display figures text-3xl md:text-4xl">
        <FigureText figure={askingPrice} showCode />
      </p>
      <Approximately figure={askingPrice} asOf={figures.ratesAsOf} />
      {reduction && !isSold && (
        <p className="mt-1 text-sm font-medium text-warm-ink">
          {`Reduced by ${formatMoney(reduction.by, currency)} on ${formatDate(reduction.since)}`}
        </p>
      )}
    </div>
  );
}

function Approximately({ figure, asOf }: { figure: ListingFigure | null; asOf: string }) {
  if (figure?.kind !== "amount" || !figure.approx) return null;
  const { amount, currency } = figure.approx;
  const sum = formatMoney(amount, currency, { currencySign: "prefix" });
  return (
    <p className="mt-1 text-sm text-ink-2">
      {`About ${sum} at the exchange rate of ${formatDate(`${asOf}T12:00:00Z`)}`}
    </p>
  );
}

function HeadingFigure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line py-3 ps-4 not-first:border-s first:ps-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="figures text-base font-semibold">{children}</dd>
    </div>
  );
}

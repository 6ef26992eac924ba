import { type CategorySlug, findCategory, findSubcategory } from "#app/listings/category.ts";
import type { Business } from "./business.queries.server.ts";
import type { DisclosedDocument, DisclosedVideo } from "#app/listings/disclosure.ts";
import {
  type BusinessFigures,
  type CategoryMultiple,
  formatFigures,
  metricRows,
  priceRows,
  summaryRows,
  yearBars,
} from "#app/browsing/business/figures/figure-rows.ts";
import {
  describeLocks,
  type LinkedName,
  listAnswers,
  listFacts,
  listUnanswered,
  quickFacts,
} from "./format-facts.ts";
import { listHighlights } from "./highlights.ts";
import type { MoneyOptions } from "#app/listings/figures/make-figure.ts";
import { isUnconfirmed } from "#app/listings/lifecycle/freshness.ts";
import { isNew } from "#app/listings/listing.ts";
import { documentHref } from "#app/listings/media/documents/document.ts";
import { videoHref, videoProviderNames, videoUrl } from "#app/listings/media/video/video.ts";
import { emptySearch, type Search } from "#app/search/search.ts";
import { searchHref } from "#app/search/search-url.ts";
import { countryName, findRegion } from "#app/shared/places.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface BusinessViewOptions extends MoneyOptions {
  now: Date;
  /** Null if too few listings of the main category state both amounts. */
  categoryMultiple: Omit<CategoryMultiple, "category"> | null;
}

export type BusinessView = ReturnType<typeof makeBusinessView>;

/** Lists every field: a column added to the query does not reach the page by itself. */
export function makeBusinessView(business: Business, options: BusinessViewOptions) {
  const { now, categoryMultiple, rates } = options;
  const isSold = business.status === "sold";
  const region = findRegion(business.region);
  const categories = business.categories.map(linkCategory);
  const place = {
    city: business.city,
    region: region?.name ?? "",
    country: countryName(business.country),
  };
  const [main] = categories;
  const multiple = categoryMultiple && main ? { ...categoryMultiple, category: main.name } : null;
  const figures = formatFigures(business, options);
  const isTeaser = business.confidential && !business.behindTeaser;
  return {
    id: business.id,
    access: business.access,
    isSold,
    isSaleAgreed: business.saleAgreed,
    isNew: !isSold && isNew(business.createdAt, now),
    isVerified: business.verified,
    isSaved: business.isSaved,
    notConfirmedSince:
      isUnconfirmed(business, now) && !business.saleAgreed
        ? formatDate(business.confirmedAt.toISOString())
        : null,
    title: business.title,
    publicTitle: business.publicTitle,
    isTeaser,
    behindTeaser: business.behindTeaser,
    paragraphs: business.description
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    tags: business.tags,
    categories,
    subcategory: linkSubcategory(business),
    place,
    businessName: business.businessName,
    street: business.street,
    website: business.website,
    photos: business.photos,
    illustration: business.categories[0],
    documents: business.documents?.map(linkDocument) ?? null,
    video: business.video && linkVideo(business.video),
    highlights: listHighlights(business, multiple, now),
    figures,
    approximately: approximately(figures, rates.asOf),
    reduction: isSold ? null : describeReduction(business),
    summary: summaryRows(business, figures),
    metrics: metricRows(business, figures, multiple),
    /** Where there is a median, there are more figures of the category. */
    marketTo: categoryMultiple ? `/market/${business.categories[0]!}` : null,
    bars: yearBars(business),
    prices: priceRows(business),
    facts: listFacts(business),
    answers: listAnswers(business),
    // In a teaser, missing may mean hidden.
    unanswered: isSold || isTeaser ? null : formatList(listUnanswered(business)) || null,
    quickFacts: quickFacts(business, {
      category: main,
      place: {
        name: place.city ? `${place.city}, ${place.region}` : place.region,
        href: hrefOf(region ? { regions: [region.code] } : {}),
      },
    }),
    isUnpaid: business.locks.some((lock) => "opens" in lock && lock.opens === "package"),
    locked: describeLocks(business.locks, business.id),
    realtorUrl: isSold ? null : business.realtorUrl,
    price: business.askingPrice,
    yearlyCashFlow: business.annualCashFlow,
  };
}

const linkDocument = ({ mediaId, name, bytes }: DisclosedDocument) => ({
  href: documentHref(mediaId),
  name,
  size: formatFileSize(bytes),
});

const linkVideo = (video: DisclosedVideo) => ({
  src: videoHref(video.mediaId),
  href: videoUrl(video),
  provider: videoProviderNames[video.provider],
});

const hrefOf = (search: Partial<Search>): string => searchHref({ ...emptySearch, ...search });

const linkCategory = (slug: CategorySlug): LinkedName => ({
  name: findCategory(slug)!.name,
  href: hrefOf({ categories: [slug] }),
});

function linkSubcategory({ categories, subcategory }: Business): LinkedName | null {
  const main = categories[0] ? findCategory(categories[0]) : null;
  const found = main && subcategory ? findSubcategory(main, subcategory) : null;
  return found && { name: found.name, href: hrefOf({ subcategory: found.slug }) };
}

function approximately({ askingPrice }: BusinessFigures, ratesAsOf: string): string | null {
  if (askingPrice?.kind !== "sum" || !askingPrice.approx) return null;
  return `About ${askingPrice.approx} at the exchange rate of ${formatDate(`${ratesAsOf}T12:00:00Z`)}`;
}

const describeReduction = ({ reduction, currency }: Business): string | null =>
  reduction &&
  `Reduced by ${formatMoney(reduction.by, currency)} on ${formatDate(reduction.since.toISOString())}`;

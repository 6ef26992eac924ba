import { type CategorySlug, findCategory, findSubcategory } from "#app/listings/category.ts";
import type { Business } from "#app/listings/detail/business.queries.server.ts";
import type {
  BusinessFigures,
  BusinessView,
  LinkedName,
} from "#app/listings/detail/business-view.ts";
import { listHighlights } from "#app/listings/detail/highlights.ts";
import { isNew } from "#app/listings/listing.ts";
import { emptySearch, type Search } from "#app/listings/search/search.ts";
import { searchHref } from "#app/listings/search/search-url.ts";
import { makeStatedFigures } from "#app/listings/figures/make-figure.ts";
import type { ExchangeRates } from "#app/shared/exchange.ts";
import type { Currency } from "#app/shared/money.ts";
import { countryName, findRegion } from "#app/shared/places.ts";

interface BusinessViewOptions {
  now: Date;
  currency: Currency;
  rates: ExchangeRates;
  isSaved: boolean;
  categoryMultiple: BusinessFigures["categoryMultiple"];
}

export function makeBusinessView(business: Business, options: BusinessViewOptions): BusinessView {
  const region = findRegion(business.region);
  const main = business.categories[0] ? findCategory(business.categories[0]) : null;
  const sub = main && business.subcategory ? findSubcategory(main, business.subcategory) : null;
  const categories = business.categories.map(linkCategory);
  const figures = makeFigures(business, options);
  const facts = factsOf(business);
  return {
    id: business.id,
    access: business.access,
    isSold: business.status === "sold",
    isNew: business.status !== "sold" && isNew(business.createdAt, options.now),
    isVerified: business.verified,
    isFeatured: business.featured,
    title: business.title,
    paragraphs: business.description
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    tags: business.tags,
    categories,
    subcategory: sub && {
      name: sub.name,
      href: hrefOf({ subcategory: sub.slug }),
    },
    place: {
      city: business.city,
      region: region?.name ?? business.region,
      country: countryName(business.country),
      countryCode: business.country,
      href: hrefOf(region ? { regions: [region.code] } : {}),
    },
    businessName: business.businessName,
    street: business.street,
    website: business.website,
    photos: business.photos,
    documents: business.documents,
    locks: business.locks,
    listedAt: (business.publishedAt ?? business.createdAt).toISOString(),
    updatedAt: lastChange(business).toISOString(),
    soldAt: business.soldAt?.toISOString() ?? null,
    views: business.views,
    responseHours: business.responseTime,
    highlights: listHighlights({ figures, facts, categories }, options.now),
    figures,
    facts,
    isSaved: options.isSaved,
  };
}

/** A new price is a change, whoever wrote it. */
function lastChange({ updatedAt, prices }: Business): Date {
  const priced = prices.at(-1)?.since;
  return priced && priced > updatedAt ? priced : updatedAt;
}

const hrefOf = (search: Partial<Search>): string => searchHref({ ...emptySearch, ...search });

function linkCategory(slug: CategorySlug): LinkedName {
  return { name: findCategory(slug)!.name, href: hrefOf({ categories: [slug] }) };
}

function makeFigures(business: Business, options: BusinessViewOptions): BusinessFigures {
  const { currency } = business;
  return {
    currency,
    ...makeStatedFigures(business, options),
    expenses: business.annualExpenses,
    profitMargin: business.profitMargin,
    pricePerRevenue: business.pricePerRevenue,
    pricePerCashFlow: business.pricePerCashFlow,
    growthRate: business.growthRate,
    prices: business.prices
      .filter((step) => step.currency === currency)
      .map(({ since, amount }) => ({ since: since.toISOString(), amount })),
    reduction: business.reduction && {
      by: business.reduction.by,
      since: business.reduction.since.toISOString(),
    },
    ratesAsOf: options.rates.asOf,
    categoryMultiple: options.categoryMultiple,
  };
}

const factsOf = (business: Business): BusinessView["facts"] => ({
  businessStatus: business.businessStatus,
  established: business.established,
  employeesMin: business.employeesMin,
  employeesMax: business.employeesMax,
  squareFootage: business.squareFootage,
  leaseTerms: business.leaseTerms,
  reasonForSale: business.reasonForSale,
  propertyType: business.propertyType,
  management: business.management,
  trainingIncluded: business.trainingIncluded,
  financingAvailable: business.financingAvailable,
  relocatable: business.relocatable,
  workFromHome: business.workFromHome,
  accommodationIncluded: business.accommodationIncluded,
  franchise: business.franchise,
  businessOpportunity: business.businessOpportunity,
  distressed: business.distressed,
  quickSale: business.quickSale,
});

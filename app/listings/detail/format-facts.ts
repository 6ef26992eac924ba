import type { Business } from "#app/listings/detail/business.queries.server.ts";
import type { LinkedName } from "#app/listings/detail/business-view.ts";
import type { Lock } from "#app/listings/detail/disclosure.ts";
import { formatCount, formatNumber } from "#app/ui/format-count.ts";
import { formatDate } from "#app/ui/format-date.ts";

// Formats the facts of a business, on the server.

export interface Fact {
  term: string;
  detail: string;
  href?: string;
}

const businessStatusLabels: Record<NonNullable<Business["businessStatus"]>, string> = {
  trading: "Operating",
  seasonal: "Seasonal",
  not_trading: "Not operating",
};

export const propertyLabels: Record<NonNullable<Business["propertyType"]>, string> = {
  real_property: "Real property included",
  lease: "Leased premises",
};

export const managementLabels: Record<NonNullable<Business["management"]>, string> = {
  owner_managed: "Owner managed",
  employee_owned: "Employee owned (ESOP)",
  absentee: "Absentee ownership",
};

/** Facts that the owner has not stated are left out. */
export function listFacts(facts: Business): Fact[] {
  const said = (term: string, detail: string | null): Fact[] => (detail ? [{ term, detail }] : []);
  const holds = (term: string, isTrue: boolean): Fact[] =>
    isTrue ? [{ term, detail: "Yes" }] : [];
  return [
    ...said("Status", facts.businessStatus && businessStatusLabels[facts.businessStatus]),
    ...said("Established", facts.established === null ? null : String(facts.established)),
    ...said("Employees", formatEmployees(facts)),
    ...said(
      "Floor space",
      facts.squareFootage === null ? null : `${formatNumber(facts.squareFootage)} sq ft`,
    ),
    ...said("Property", facts.propertyType && propertyLabels[facts.propertyType]),
    ...said("Management", facts.management && managementLabels[facts.management]),
    { term: "Training", detail: facts.trainingIncluded ? "Included" : "Not included" },
    { term: "Owner financing", detail: facts.financingAvailable ? "Available" : "Not offered" },
    { term: "Relocatable", detail: facts.relocatable ? "Yes" : "No" },
    ...holds("Can be run from home", facts.workFromHome),
    ...holds("Accommodation included", facts.accommodationIncluded),
    ...holds("Franchise", facts.franchise),
    ...holds("Business opportunity", facts.businessOpportunity),
    ...holds("Distressed sale", facts.distressed),
    ...holds("Quick sale wanted", facts.quickSale),
  ];
}

/** Free-text answers. */
export function listAnswers({ leaseTerms, reasonForSale }: Business): Fact[] {
  return [
    ...(leaseTerms ? [{ term: "Lease terms", detail: leaseTerms }] : []),
    ...(reasonForSale ? [{ term: "Reason for sale", detail: reasonForSale }] : []),
  ];
}

export function formatEmployees({
  employeesMin: least,
  employeesMax: most,
}: Pick<Business, "employeesMin" | "employeesMax">): string | null {
  if (least === null && most === null) return null;
  if (least === null || most === null || least === most) return formatNumber((least ?? most)!);
  return `${formatNumber(least)} – ${formatNumber(most)}`;
}

export function quickFacts(
  business: Business,
  { category, place }: { category: LinkedName | undefined; place: LinkedName },
): Fact[] {
  const { publishedAt, createdAt, soldAt } = business;
  const day = (date: Date) => formatDate(date.toISOString());
  return [
    { term: "Listing ID", detail: business.id.slice(-8).toUpperCase() },
    { term: "Listed", detail: day(publishedAt ?? createdAt) },
    { term: "Updated", detail: day(lastChange(business)) },
    ...(soldAt ? [{ term: "Sold", detail: day(soldAt) }] : []),
    { term: "Views", detail: formatNumber(business.views) },
    ...(category ? [{ term: "Category", detail: category.name, href: category.href }] : []),
    { term: "Location", detail: place.name, href: place.href },
  ];
}

/** A price change counts as an update. */
function lastChange({ updatedAt, prices }: Business): Date {
  const priced = prices.at(-1)?.since;
  return priced && priced > updatedAt ? priced : updatedAt;
}

export interface LockedFact {
  what: string;
  how: string;
  opensBySigningIn: boolean;
}

/** What is locked, and how it unlocks. */
export function describeLock(lock: Lock): LockedFact {
  return {
    ...lockText(lock),
    opensBySigningIn: lock.what === "website" && lock.opens === "sign-in",
  };
}

function lockText(lock: Lock): { what: string; how: string } {
  switch (lock.what) {
    case "business-name":
      return { what: "Business name", how: "The owner shares it with buyers they are talking to." };
    case "street":
      return {
        what: "Street address",
        how: "The owner shares it with buyers they are talking to.",
      };
    case "photos":
      return {
        what: formatCount(lock.count, { one: "more photo", other: "more photos" }),
        how: "Photos that reveal the business name or location are hidden until a package is bought.",
      };
    case "videos":
      return {
        what: formatCount(lock.count, { one: "video", other: "videos" }),
        how: "Video is hidden until a package is bought.",
      };
    case "documents":
      return {
        what: `Documents: ${lock.count}`,
        how:
          lock.opens === "package"
            ? "Documents are hidden until a package is bought."
            : "Available once the owner grants you access. Message the owner to ask.",
      };
    case "website":
      return {
        what: "Website",
        how:
          lock.opens === "package"
            ? "The website is hidden until a package is bought."
            : "The website is shown only to registered buyers.",
      };
  }
}

import type { Business } from "./business.queries.server.ts";
import type { Lock } from "#app/listings/disclosure.ts";
import { shortId } from "#app/listings/listing.ts";
import { formatEmployees, managementLabels, propertyLabels } from "#app/listings/facts.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";

export interface LinkedName {
  name: string;
  href: string;
}

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

export function listFacts(facts: Business): Fact[] {
  const said = (term: string, detail: string | null): Fact[] => (detail ? [{ term, detail }] : []);
  const answered = (term: string, isTrue: boolean | null, yes = "Yes", no = "No"): Fact[] =>
    isTrue === null ? [] : [{ term, detail: isTrue ? yes : no }];
  const labelled = (term: string, isTrue: boolean): Fact[] => answered(term, isTrue || null);
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
    ...answered("Training", facts.trainingIncluded, "Included", "Not included"),
    ...answered("Owner financing", facts.financingAvailable, "Available", "Not offered"),
    ...answered("Relocatable", facts.relocatable),
    ...answered("Can be run from home", facts.workFromHome),
    ...answered("Accommodation included", facts.accommodationIncluded),
    ...answered("Franchise", facts.franchise),
    ...labelled("Business opportunity", facts.businessOpportunity),
    ...labelled("Distressed sale", facts.distressed),
    ...labelled("Quick sale wanted", facts.quickSale),
  ];
}

export function listAnswers({ leaseTerms, reasonForSale }: Business): Fact[] {
  return [
    ...(leaseTerms ? [{ term: "Lease terms", detail: leaseTerms }] : []),
    ...(reasonForSale ? [{ term: "Reason for sale", detail: reasonForSale }] : []),
  ];
}

/** What buyers ask about, as long as the listing does not say it. */
export function listUnanswered(business: Business): string[] {
  const subjects: readonly [subject: string, isAnswered: boolean][] = [
    ["the asking price", isStated(business, "askingPrice")],
    ["the revenue", isStated(business, "annualRevenue")],
    ["the cash flow", isStated(business, "annualCashFlow")],
    ["the reason for sale", Boolean(business.reasonForSale)],
    ["the staff", business.employeesMin !== null || business.employeesMax !== null],
    ["the premises", business.propertyType !== null || business.workFromHome === true],
    ["training", business.trainingIncluded !== null],
    ["owner financing", business.financingAvailable !== null],
  ];
  return subjects.flatMap(([subject, isAnswered]) => (isAnswered ? [] : [subject]));
}

const isStated = (
  business: Business,
  name: "askingPrice" | "annualRevenue" | "annualCashFlow",
): boolean =>
  business[name] !== null || business[`${name}Range`] !== null || business[`${name}OnRequest`];

export function quickFacts(
  business: Business,
  { category, place }: { category: LinkedName | undefined; place: LinkedName },
): Fact[] {
  const { publishedAt, createdAt, soldAt } = business;
  const day = (date: Date) => formatDate(date.toISOString());
  return [
    { term: "Listing ID", detail: shortId(business.id) },
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

export type LockAction = { kind: "sign-in"; label: string } | { kind: "request-documents" };

/** A sold business takes no more requests. */
export const describeLock = (lock: Lock, isSold: boolean) => ({
  ...lockText(lock, isSold),
  action: actionFor(lock, isSold),
});

function actionFor(lock: Lock, isSold: boolean): LockAction | null {
  if ("opens" in lock && lock.opens === "sign-in")
    return {
      kind: "sign-in",
      label: lock.what === "website" ? "Sign in to see it" : "Sign in to open them",
    };
  if (lock.what !== "documents" || lock.opens !== "grant" || isSold) return null;
  if (lock.next === "sign-in") return { kind: "sign-in", label: "Sign in to request access" };
  return lock.next === "ask" ? { kind: "request-documents" } : null;
}

const sharedByOwner = "The owner shares it with buyers they are talking to.";

function lockText(lock: Lock, isSold: boolean): { what: string; how: string } {
  switch (lock.what) {
    case "business-name":
      return { what: "Business name", how: sharedByOwner };
    case "street":
      return { what: "Street address", how: sharedByOwner };
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
      return { what: `Documents: ${lock.count}`, how: documentsHow(lock, isSold) };
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

function documentsHow(lock: Extract<Lock, { what: "documents" }>, isSold: boolean): string {
  if (lock.opens !== "grant")
    return lock.opens === "package"
      ? "Documents are hidden until a package is bought."
      : "Every registered buyer can open them.";
  if (isSold && lock.next !== "refused")
    return "The business is sold, so access is no longer given.";
  return grantTexts[lock.next];
}

const grantTexts = {
  "sign-in": "Available once the owner grants you access.",
  ask: "Available once the owner grants you access. If you ask, the owner sees your full name.",
  wait: "You have requested access. We'll email you once the owner grants it.",
  refused: "The owner has not granted you access. You can still message them.",
};

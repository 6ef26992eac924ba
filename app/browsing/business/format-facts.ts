import type { Business } from "./business.queries.server.ts";
import type { Lock, Opening } from "#app/listings/disclosure.ts";
import { verificationStatus } from "#app/accounts/user.ts";
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
  const { publishedAt, createdAt, soldAt, seller } = business;
  const day = (date: Date) => formatDate(date.toISOString());
  return [
    { term: "Listed by", detail: seller.isBroker ? "Broker" : "Owner" },
    { term: "Verification", detail: verificationStatus(seller), href: "/help/verification" },
    // The same on all of an owner's listings: with the trade and region it may say whose teaser this is.
    ...(business.confidential
      ? []
      : [
          {
            term: "Member since",
            detail: formatDate(seller.memberSince.toISOString(), { format: "month" }),
          },
        ]),
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

export type LockAction = "request" | { href: string; label: string };

/** One request opens everything that waits for access, so that only the first row offers it. */
export function describeLocks(locks: readonly Lock[], businessId: string) {
  const offered = new Set<string>();
  return locks.map((lock) => {
    const opens = "opens" in lock ? lock.opens : null;
    const isFirst = opens !== null && !offered.has(opens);
    if (opens) offered.add(opens);
    return { ...lockText(lock), action: isFirst ? actionFor(opens, businessId) : null };
  });
}

function actionFor(opens: Opening, businessId: string): LockAction | null {
  const here = encodeURIComponent(`/business/${businessId}#confidential`);
  switch (opens) {
    case "sign-in":
      return { href: `/signin?returnTo=${here}`, label: "Sign in to see it" };
    case "sign-in-to-ask":
      return { href: `/signin?returnTo=${here}`, label: "Sign in to request access" };
    case "confirm-email":
      return { href: "/account/security", label: "Confirm your email address" };
    case "sign":
      return { href: `/business/${businessId}/agreement`, label: "Read and sign the agreement" };
    default:
      return opens === "ask" ? "request" : null;
  }
}

const sharedByOwner = "The owner shares it with buyers they are talking to.";

function lockText(lock: Lock): { what: string; how: string } {
  switch (lock.what) {
    case "business-name":
      return { what: "Business name", how: sharedByOwner };
    case "street":
      return { what: "Street address", how: sharedByOwner };
    case "particulars":
      return { what: "Name, town and exact figures", how: openingTexts[lock.opens] };
    case "photos": {
      const what = formatCount(lock.count, { one: "more photo", other: "more photos" });
      return { what, how: openingTexts[lock.opens] };
    }
    case "videos":
      return { what: "Video", how: openingTexts[lock.opens] };
    case "documents":
      return { what: `Documents: ${lock.count}`, how: openingTexts[lock.opens] };
    case "website":
      return { what: "Website", how: openingTexts[lock.opens] };
  }
}

const openingTexts: Record<Opening, string> = {
  package: "Buyers don't see it before you have bought a package.",
  later: "The owner has not made it available yet.",
  "sign-in": "Shown only to registered buyers.",
  "sign-in-to-ask": "Available once the owner grants you access.",
  "confirm-email": "Shown to buyers who have confirmed their email address.",
  ask: "Available once the owner grants you access. If you ask, the owner sees your full name.",
  sign: "Available once you have signed a confidentiality agreement and the owner grants you access.",
  wait: "You have requested access. We'll email you once the owner grants it.",
  refused: "The owner has not granted you access. You can still message them.",
  revoked: "The owner has revoked your access. You can still message them.",
};

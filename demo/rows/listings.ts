import type { listingCategories, listings } from "#app/listings/listings.table.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { defaultPackageFor, packagesFor, termEnd } from "#app/payments/package.ts";
import { daysAfter, daysBefore, earlier } from "#demo/rows/calendar.ts";
import type { People, UserRow } from "#demo/rows/people.ts";
import { type DemoListing, makeListing } from "#demo/world/make-listing.ts";
import { createRandom, type Random } from "#demo/world/random.ts";

export type ListingRow = typeof listings.$inferInsert & { id: string; createdAt: Date };
export type CategoryRow = typeof listingCategories.$inferInsert;

export interface DemoBusiness {
  row: ListingRow;
  owner: UserRow;
  content: DemoListing;
}

/** How many of each; the home page counts the active ones. */
export const listingCounts: Record<ListingStatus, number> = {
  active: 2734,
  draft: 88,
  pending: 37,
  sold: 164,
  expired: 121,
};

export function makeListings(random: Random, now: Date, people: People): DemoBusiness[] {
  const statuses = Object.entries(listingCounts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as ListingStatus),
  );
  const order = random.shuffle(statuses);
  const ours = ownListings(people);
  return order.map((status) => {
    const content = makeListing(random, { today: now });
    const reserved = ours.find(
      (place) => place.status === status && place.left > 0 && sells(people, place.owner, content),
    );
    if (reserved) reserved.left--;
    const owner = reserved?.owner ?? pickOwner(random, people, content);
    return { row: makeRow(random, now, status, owner, content), owner, content };
  });
}

/** The demo accounts have something of everything to show. */
function ownListings({ seller, broker }: People) {
  return [
    { owner: seller, status: "active", left: 4 },
    { owner: seller, status: "draft", left: 4 },
    { owner: seller, status: "pending", left: 1 },
    { owner: seller, status: "sold", left: 1 },
    { owner: seller, status: "expired", left: 1 },
    { owner: broker, status: "active", left: 14 },
    { owner: broker, status: "sold", left: 6 },
  ];
}

/** Brokers sell what their profile says: near where they live first, then elsewhere in their country. */
function pickOwner(random: Random, people: People, content: DemoListing): UserRow {
  if (!random.chance(0.17)) return random.pick(people.sellers);
  const brokers = people.brokers.filter((broker) => sells(people, broker, content));
  const near = random.chance(0.6) ? brokers.filter(({ region }) => region === content.region) : [];
  const sameCountry = brokers.filter(({ country }) => country === content.country);
  const choice = [near, sameCountry, brokers].find(({ length }) => length > 0);
  return random.pick(choice ?? people.sellers);
}

/** Owners sell their own business; a broker's listings match the broker's page. */
const sells = ({ profiles }: People, owner: UserRow, { category }: DemoListing): boolean =>
  profiles.get(owner.id)?.categories.includes(category) ?? true;

function makeRow(
  random: Random,
  now: Date,
  status: ListingStatus,
  owner: UserRow,
  content: DemoListing,
): ListingRow {
  const life = makeLife(random, now, status, content);
  const id = random.uuid(life.createdAt);
  return {
    id,
    ownerId: owner.id,
    status,
    ...life,
    ...makeConfirmation(createRandom(`confirmation of ${id}`), now, status, life),
    title: `${content.headline} For Sale`,
    description: content.summary,
    subcategory: content.subcategory,
    tags: content.tags,
    verified: owner.identityVerified === true && random.chance(0.6),
    address: content.address,
    website: content.website,
    city: content.city,
    region: content.region,
    country: content.country,
    postalCode: content.postalCode,
    latitude: content.latitude,
    longitude: content.longitude,
    timezone: content.timezone,
    currency: content.currency,
    ...figure("askingPrice", content.askingPrice),
    ...figure("annualRevenue", content.annualRevenue),
    ...figure("annualCashFlow", content.annualCashFlow),
    growthRate: content.growthRate,
    businessStatus: "trading",
    established: content.established,
    employeesMin: content.employeesMin,
    employeesMax: content.employeesMax,
    squareFootage: content.squareFootage,
    leaseTerms: content.leaseTerms,
    reasonForSale: content.reasonForSale,
    ...content.attributes,
    ...answersOf(createRandom(`answers of ${id}`), content),
    management: content.management,
    propertyType: content.propertyType,
    contactName: `${owner.firstName} ${owner.lastName}`,
    contactEmail: owner.email,
    contactPhone: owner.phone ?? "",
    responseTime: content.responseHours,
  };
}

/** Few owners say no: what does not apply is mostly left open. */
function answersOf(random: Random, { trainingIncluded, attributes }: DemoListing) {
  const answer = (isTrue: boolean) => isTrue || (random.chance(0.3) ? false : null);
  return {
    trainingIncluded: answer(trainingIncluded),
    financingAvailable: answer(attributes.financingAvailable),
    relocatable: answer(attributes.relocatable),
    workFromHome: answer(attributes.workFromHome),
    accommodationIncluded: answer(attributes.accommodationIncluded),
    franchise: answer(attributes.franchise),
  };
}

type Figure = DemoListing["askingPrice"];

function figure(
  name: "askingPrice" | "annualRevenue" | "annualCashFlow",
  value: Figure,
): Partial<ListingRow> {
  if (value.kind === "amount") return { [name]: value.amount };
  return value.kind === "range"
    ? { [`${name}Range`]: value.range }
    : { [`${name}OnRequest`]: true };
}

type Life = Pick<
  ListingRow,
  | "createdAt"
  | "updatedAt"
  | "publishedAt"
  | "expiresAt"
  | "soldAt"
  | "soldPrice"
  | "packageId"
  | "packagePurchasedAt"
  | "featured"
> & { createdAt: Date };

function makeLife(random: Random, now: Date, status: ListingStatus, content: DemoListing): Life {
  if (status === "draft" || status === "pending") {
    const createdAt = daysBefore(now, random.next() * (status === "draft" ? 120 : 6));
    return { createdAt, updatedAt: createdAt, expiresAt: daysAfter(createdAt, 365) };
  }
  const standard = defaultPackageFor(content.region);
  const packageId = random.chance(0.45) ? standard : random.pick(packagesFor(content.region)).id;
  const term = termEnd(packageId, now).getTime() - now.getTime();
  const age =
    { active: random.next() * 0.97, sold: random.next() * 0.9, expired: 1 + random.next() * 0.5 }[
      status
    ] * term;
  const publishedAt = new Date(now.getTime() - age);
  const createdAt = daysBefore(publishedAt, random.next() * 3);
  const expiresAt = termEnd(packageId, publishedAt);
  const life: Life = {
    createdAt,
    updatedAt: publishedAt,
    publishedAt,
    expiresAt,
    packageId,
    packagePurchasedAt: publishedAt,
    featured: (packageId === "premium" || packageId === "realtor") && random.chance(0.14),
  };
  if (status !== "sold") return life;
  const share = random.next();
  // A listing younger than its sale took was sold at a random time since: not all of them today.
  const soldAt = earlier(
    daysAfter(publishedAt, 10 + share * 120),
    new Date(publishedAt.getTime() + age * (0.3 + 0.69 * share)),
  );
  const asking = content.askingPrice.kind === "amount" ? content.askingPrice.amount : null;
  // Rounded to hundreds, like negotiated prices.
  const soldPrice = asking && Math.round((asking * (0.82 + random.next() * 0.2)) / 10_000) * 10_000;
  return { ...life, featured: false, soldAt, updatedAt: soldAt, soldPrice };
}

/** Nearly all owners have confirmed lately; a few have been silent for too long. Its own random numbers keep the rest unchanged. */
function makeConfirmation(
  random: Random,
  now: Date,
  status: ListingStatus,
  { publishedAt, createdAt }: Life,
): Pick<ListingRow, "confirmedAt" | "unconfirmed"> {
  const since = publishedAt ?? createdAt;
  if (status !== "active") return { confirmedAt: since, unconfirmed: false };
  const isSilent = since < daysBefore(now, 50) && random.chance(0.05);
  const confirmedAt = daysBefore(now, isSilent ? 45 + random.next() * 30 : random.next() * 29);
  return { confirmedAt: confirmedAt > since ? confirmedAt : since, unconfirmed: isSilent };
}

export function makeCategoryRows({ row, content }: DemoBusiness): CategoryRow[] {
  return [content.category, ...content.extraCategories].map((category, position) => ({
    listingId: row.id,
    position,
    category,
  }));
}

import { type ListingStatus, type PackageId, packageIds } from "#app/listings/listing.ts";
import { dayMs } from "#app/shared/day.ts";
import { findRegion } from "#app/shared/places.ts";

/** Prices are in Canadian cents. Two packages renew monthly after their term; one ends only with the sale. */
export interface Package {
  id: PackageId;
  name: string;
  price: number;
  termDays: number;
  /** As advertised. */
  term: string;
  description: string;
  features: string[];
  /** What it costs beyond its price. */
  fees: string[];
  monthlyRenewal: number | null;
  successFeePercent: number | null;
  /** How many documents the data room holds. */
  roomDocuments: number;
  deliverables: readonly DeliverableKind[];
}

export const deliverableKinds = [
  "featured-placement",
  "priority-support",
  "realtor-listing",
  "email-blast",
  "dedicated-broker",
] as const;
export type DeliverableKind = (typeof deliverableKinds)[number];

interface DeliverableTerms {
  name: string;
  /** The program delivers at once, for as long as the package runs. */
  by: "program" | "person";
  /** After the payment. */
  dueDays: number;
  proof: "term" | "promise" | "address" | "count" | "name";
  /** Each paid month after the term includes it again. */
  renews: boolean;
  /** In cents, as a part of the price of a package. */
  worth: number;
}

/** Which packages include it. */
export const packagesWith = (kind: DeliverableKind): PackageId[] =>
  packageIds.filter((id) => packages[id].deliverables.includes(kind));

/** Within which messages of owners with priority support are answered. */
export const priorityHours = 24;

export const deliverableTerms: Record<DeliverableKind, DeliverableTerms> = {
  "featured-placement": {
    name: "Featured placement",
    by: "program",
    dueDays: 0,
    proof: "term",
    renews: true,
    worth: 0,
  },
  "priority-support": {
    name: "Priority support",
    by: "program",
    dueDays: 0,
    proof: "promise",
    renews: true,
    worth: 0,
  },
  "realtor-listing": {
    name: "REALTOR.ca listing",
    by: "person",
    dueDays: 3,
    proof: "address",
    renews: true,
    worth: 150_00,
  },
  "email-blast": {
    name: "Email to our subscribers",
    by: "person",
    dueDays: 14,
    proof: "count",
    renews: false,
    worth: 100_00,
  },
  "dedicated-broker": {
    name: "A dedicated business broker",
    by: "person",
    dueDays: 7,
    proof: "name",
    renews: false,
    worth: 500_00,
  },
};

const emailBlast = "Email blast to our subscribers";

const plain = { fees: [], monthlyRenewal: null, successFeePercent: null, deliverables: [] };

export const packages: Record<PackageId, Package> = {
  rmb: {
    ...plain,
    id: "rmb",
    name: "Basic Listing",
    price: 199_00,
    termDays: 90,
    term: "3 months",
    description: "Three months on the marketplace, then month to month.",
    features: ["3 months of advertising", "Up to 15 photos and 3 documents"],
    fees: ["Renews at $59 per month until cancelled"],
    monthlyRenewal: 59_00,
    roomDocuments: 50,
  },
  premium: {
    ...plain,
    id: "premium",
    name: "Premium Listing",
    price: 299_00,
    termDays: 180,
    term: "6 months",
    description: "Six months with featured placement.",
    features: ["6 months of advertising", "Featured placement", "Priority support"],
    deliverables: ["featured-placement", "priority-support"],
    roomDocuments: 100,
  },
  realtor: {
    ...plain,
    id: "realtor",
    name: "MAX Exposure",
    price: 499_00,
    termDays: 180,
    term: "6 months",
    description: "Six months on Relevo and on REALTOR.ca, with an email to our subscribers.",
    features: ["6 months of advertising", "REALTOR.ca listing", "Featured listing", emailBlast],
    fees: ["Renews at $49 per month until cancelled"],
    monthlyRenewal: 49_00,
    deliverables: ["featured-placement", "realtor-listing", "email-blast"],
    roomDocuments: 200,
  },
  max_exposure: {
    ...plain,
    id: "max_exposure",
    name: "Until Sold",
    price: 499_00,
    termDays: 365,
    term: "until sold",
    description: "One price, advertised until the business is sold.",
    features: [
      "Advertised until sold",
      "Confirm once a year that it is still for sale",
      "Nothing more to pay",
    ],
    roomDocuments: 200,
  },
  full: {
    ...plain,
    id: "full",
    name: "Dedicated Business Broker",
    price: 799_00,
    termDays: 365,
    term: "12 months",
    description: "A broker works for you for a year and earns a fee when the business sells.",
    features: ["12 months of advertising", "A dedicated business broker"],
    fees: ["Success fee: 6%"],
    successFeePercent: 6,
    deliverables: ["dedicated-broker"],
    roomDocuments: 200,
  },
};

const brokeredRegions = new Set(["CA-ON", "CA-AB"]);

export function packagesFor(region: string): Package[] {
  const ids: PackageId[] = brokeredRegions.has(region)
    ? ["rmb", "realtor", "full"]
    : ["rmb", "premium", "max_exposure"];
  return ids.map((id) => packages[id]);
}

export const defaultPackageFor = (region: string): PackageId =>
  brokeredRegions.has(region) ? "realtor" : "premium";

export const featuresOf = (
  { features, roomDocuments }: Pick<Package, "features" | "roomDocuments">,
  subscribers: string,
): string[] => [
  ...features.map((feature) =>
    feature === emailBlast && subscribers !== ""
      ? `Email blast to ${subscribers} subscribers`
      : feature,
  ),
  `Data room for ${roomDocuments} documents`,
];

export const termEnd = (id: PackageId, from: Date): Date =>
  new Date(from.getTime() + packages[id].termDays * dayMs);

export type BuyRefusal = "invalid-package" | "not-for-sale" | "not-an-upgrade";

interface Purchasable {
  status: ListingStatus;
  region: string;
  packageId: PackageId | null;
}

/** Drafts and ended listings can buy any package; active ones a more expensive one. */
export function checkPurchase(listing: Purchasable, packageId: string): BuyRefusal | null {
  const wanted =
    findRegion(listing.region) && packagesFor(listing.region).find(({ id }) => id === packageId);
  if (!wanted) return "invalid-package";
  if (listing.status === "sold" || listing.status === "pending") return "not-for-sale";
  if (listing.status !== "active" || !listing.packageId) return null;
  return wanted.price > packages[listing.packageId].price ? null : "not-an-upgrade";
}

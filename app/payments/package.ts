import type { PackageId, ListingStatus } from "#app/listings/listing.ts";
import { dayMs } from "#app/shared/day.ts";

/** Prices are in Canadian cents. Two packages renew monthly after their term; one ends only with the sale. */

export interface Package {
  id: PackageId;
  name: string;
  price: number;
  termDays: number;
  description: string;
  features: string[];
  monthlyRenewal: number | null;
  successFeePercent: number | null;
  featuredPlacement: boolean;
}

const emailBlast = "Email blast to our subscribers";

export const packages: Record<PackageId, Package> = {
  rmb: {
    id: "rmb",
    name: "Basic Listing",
    price: 199_00,
    termDays: 90,
    description: "Three months on the marketplace, then month to month.",
    features: [
      "3 months of advertising",
      "Up to 15 photos and 3 documents",
      "Renews at $59 per month until cancelled",
    ],
    monthlyRenewal: 59_00,
    successFeePercent: null,
    featuredPlacement: false,
  },
  premium: {
    id: "premium",
    name: "Premium Listing",
    price: 299_00,
    termDays: 180,
    description: "Six months with featured placement.",
    features: ["6 months of advertising", "Featured placement", "Priority support"],
    monthlyRenewal: null,
    successFeePercent: null,
    featuredPlacement: true,
  },
  realtor: {
    id: "realtor",
    name: "MAX Exposure",
    price: 499_00,
    termDays: 180,
    description: "Six months on Relevo and on REALTOR.ca, with an email to our subscribers.",
    features: [
      "6 months of advertising",
      "REALTOR.ca listing",
      "Featured listing",
      emailBlast,
      "Renews at $49 per month until cancelled",
    ],
    monthlyRenewal: 49_00,
    successFeePercent: null,
    featuredPlacement: true,
  },
  max_exposure: {
    id: "max_exposure",
    name: "Until Sold",
    price: 499_00,
    termDays: 365,
    description: "One price, advertised until the business is sold.",
    features: [
      "Advertised until sold",
      "Confirm once a year that it is still for sale",
      "No further charge",
    ],
    monthlyRenewal: null,
    successFeePercent: null,
    featuredPlacement: false,
  },
  full: {
    id: "full",
    name: "Dedicated Business Broker",
    price: 799_00,
    termDays: 365,
    description: "A broker works for you for a year and earns a fee when the business sells.",
    features: [
      "12 months of advertising",
      "A dedicated business broker",
      "6% of the sale price when sold",
    ],
    monthlyRenewal: null,
    successFeePercent: 6,
    featuredPlacement: false,
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

export const featuresOf = ({ features }: Package, subscribers: string): string[] =>
  features.map((feature) =>
    feature === emailBlast && subscribers !== ""
      ? `Email blast to ${subscribers} subscribers`
      : feature,
  );

export const termEnd = (id: PackageId, from: Date): Date =>
  new Date(from.getTime() + packages[id].termDays * dayMs);

export type BuyRefusal = "invalid-package" | "not-for-sale" | "not-an-upgrade";

interface Purchasable {
  status: ListingStatus;
  region: string;
  packageId: PackageId | null;
}

/** Drafts and ended listings can buy any package; active ones a pricier one. */
export function judgePurchase(listing: Purchasable, packageId: string): BuyRefusal | null {
  const wanted = packagesFor(listing.region).find(({ id }) => id === packageId);
  if (!wanted) return "invalid-package";
  if (listing.status === "sold" || listing.status === "pending") return "not-for-sale";
  if (listing.status !== "active" || !listing.packageId) return null;
  return wanted.price > packages[listing.packageId].price ? null : "not-an-upgrade";
}

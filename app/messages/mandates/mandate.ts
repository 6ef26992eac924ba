/**
 * With the Dedicated Broker package a verified broker looks after the listing: edits it, answers buyers in the owner's name and
 * grants documents. An administrator offers this mandate to one broker after another until one accepts.
 */
import { type CategorySlug, categorySlugs } from "#app/listings/category.ts";
import type { ListingStatus, PackageId } from "#app/listings/listing.ts";
import { formText } from "#app/shared/form-text.ts";
import { regions } from "#app/shared/places.ts";
import { plainText } from "#app/shared/plain-text.ts";

export const mandateStates = [
  "offered",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "ended",
] as const;
export type MandateState = (typeof mandateStates)[number];

export const offerDays = 2;
export const maxMandateReason = 1000;

/** Optional, and cut rather than refused: the field allows no more. */
export const readMandateReason = (form: FormData): string =>
  plainText(formText(form, "reason")).slice(0, maxMandateReason).toWellFormed();

export interface MandateWishes {
  takesMandates: boolean;
  regions: string[];
  categories: CategorySlug[];
}

/** Ignores what is not on the form. */
export function readWishes(form: FormData): MandateWishes {
  const places = form.getAll("regions");
  const trades = form.getAll("categories");
  return {
    takesMandates: form.has("takesMandates"),
    regions: regions.flatMap(({ code }) => (places.includes(code) ? [code] : [])),
    categories: categorySlugs.filter((slug) => trades.includes(slug)),
  };
}

export const mandatesHref = "/account/mandates";

interface MandatedListing {
  status: ListingStatus;
  packageId: PackageId | null;
}

/** A listing under review keeps its broker. */
export const canHaveBroker = ({ status, packageId }: MandatedListing): boolean =>
  packageId === "full" && (status === "active" || status === "pending");

interface Party {
  deletedAt: Date | null;
  deactivatedAt: Date | null;
}

interface BrokerParty extends Party {
  userType: string;
  identityVerified: boolean;
}

/** Who ended it, or what. */
export type EndCause =
  | "owner"
  | "broker"
  | "administrator"
  | "sold"
  | "off-market"
  | "owner-left"
  | "broker-left";

/** Null while everything that a mandate or an offer needs is there. */
export function findEndCause(
  listing: MandatedListing,
  owner: Party,
  broker: BrokerParty,
): EndCause | null {
  if (owner.deletedAt || owner.deactivatedAt) return "owner-left";
  if (!isVerifiedBroker(broker)) return "broker-left";
  if (listing.status === "sold") return "sold";
  return canHaveBroker(listing) ? null : "off-market";
}

export const isVerifiedBroker = (person: BrokerParty): boolean =>
  person.userType === "broker" &&
  person.identityVerified &&
  !person.deletedAt &&
  !person.deactivatedAt;

export const isOpenOffer = (
  { state, expiresAt }: { state: MandateState; expiresAt: Date },
  now: Date,
): boolean => state === "offered" && now < expiresAt;

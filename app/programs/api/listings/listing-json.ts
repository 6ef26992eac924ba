import { z } from "zod";
import { named } from "#app/programs/api/requests/named.ts";
import { possibleActions, ownerActions } from "#app/listings/lifecycle/owner-actions.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { listingStatuses, packageIds } from "#app/listings/listing.ts";
import type { StoredListing } from "#app/listings/confidential/stored-listing.server.ts";
import { capitalsNotice, explainRemoved } from "#app/listings/public-text/explain-cleaning.ts";
import { formOf } from "#app/selling/editing/field-values.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import { currencies } from "#app/shared/money.ts";
import { fieldsJson, fieldsRead } from "./listing-fields-json.ts";

const moment = z.iso.datetime();

const state = {
  id: z.uuid(),
  url: z.url().describe("Its public page, once it is on the market."),
  role: z
    .enum(["owner", "broker"])
    .describe(
      "A broker manages the texts, photos and documents; only the owner withdraws and sells.",
    ),
  status: z.enum(listingStatuses),
};

export const listingSummary = named("ListingSummary", {
  ...state,
  title: z.string(),
  region: z.string(),
  cityTown: z.string(),
  createdAt: moment,
  updatedAt: moment,
});

export const listingSchema = named("Listing", {
  ...state,
  title: z.string().describe("The headline as visitors read it, with “For Sale”."),
  ...fieldsRead,
  currency: z.enum(currencies),
  possibleActions: z.array(z.enum(ownerActions)).describe("What the owner may do now."),
  rejectionReason: z.string().nullable(),
  packageId: z.enum(packageIds).nullable(),
  publishedAt: moment.nullable(),
  expiresAt: moment.nullable(),
  soldAt: moment.nullable(),
  soldPrice: z.number().nullable(),
  createdAt: moment,
  updatedAt: moment,
});

export const writtenListing = named("WrittenListing", {
  ...listingSchema.shape,
  notices: z
    .record(z.string(), z.string())
    .describe("What was changed in your texts, by field: contact details are removed from them."),
});

export const listingJson = (
  listing: StoredListing,
  { userId, origin, now }: { userId: string; origin: string; now: Date },
) => ({
  id: listing.id,
  url: origin + listingHref(listing),
  role: listing.ownerId === userId ? "owner" : "broker",
  status: listing.status,
  title: listing.title,
  ...fieldsJson(formOf(listing)),
  currency: listing.currency,
  possibleActions: listing.ownerId === userId ? possibleActions(listing, now) : [],
  rejectionReason: listing.rejectionReason,
  packageId: listing.packageId,
  publishedAt: iso(listing.publishedAt),
  expiresAt: iso(listing.expiresAt),
  soldAt: iso(listing.soldAt),
  soldPrice: listing.soldPrice === null ? null : listing.soldPrice / 100,
  createdAt: listing.createdAt.toISOString(),
  updatedAt: listing.updatedAt.toISOString(),
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const noticesJson = (notices: readonly TextNotice[]): Record<string, string> =>
  Object.fromEntries(
    notices.map(({ field, removed, normalized }) => [
      field,
      [explainRemoved(removed), normalized && capitalsNotice].filter(Boolean).join(" "),
    ]),
  );

import type { ListingColumns } from "#app/listings/confidential/store-listing.server.ts";
import type {
  ListingRow,
  StoredListing,
} from "#app/listings/confidential/stored-listing.server.ts";
import { figureText, minorUnits, parseFigure, wholeUnits } from "./figure-value.ts";
import {
  type AnswerName,
  answerNames,
  draftTitle,
  type FieldName,
  flagNames,
  type FlagName,
  type ListingForm,
  fieldNames,
} from "./listing-fields.ts";
import { noRegion } from "#app/listings/listing.ts";
import { findRegion } from "#app/shared/places.ts";
import { currencyOf } from "./place-examples.ts";

interface FieldCodec {
  read: (listing: StoredListing) => string;
  /** The columns for a validated text. Categories have their own table. */
  write: (text: string) => ListingColumns;
}

type KeysOf<Value> = {
  [Key in keyof ListingRow]-?: ListingRow[Key] extends Value ? Key : never;
}[keyof ListingRow];

const text = (column: KeysOf<string>): FieldCodec => ({
  read: (row) => row[column],
  write: (value) => ({ [column]: value }),
});

const optional = (column: KeysOf<string | null>): FieldCodec => ({
  read: (row) => row[column] ?? "",
  write: (value) => ({ [column]: value || null }),
});

const number = (column: KeysOf<number | null>): FieldCodec => ({
  read: (row) => (row[column] === null ? "" : String(row[column])),
  write: (value) => ({ [column]: value === "" ? null : Number(value) }),
});

const flag = (column: KeysOf<boolean>): FieldCodec => ({
  read: (row) => (row[column] ? "yes" : ""),
  write: (value) => ({ [column]: value === "yes" }),
});

const answer = (column: AnswerName): FieldCodec => ({
  read: (row) => (row[column] === null ? "" : row[column] ? "yes" : "no"),
  write: (value) => ({ [column]: value === "" ? null : value === "yes" }),
});

const figure = (column: "askingPrice" | "annualRevenue" | "annualCashFlow"): FieldCodec => ({
  read(row) {
    const amount = row[column];
    const range = row[`${column}Range`];
    if (amount !== null) return figureText({ kind: "amount", amount: wholeUnits(amount) });
    if (range) return figureText({ kind: "range", range });
    return row[`${column}OnRequest`] ? figureText({ kind: "on-request" }) : "";
  },
  write(value) {
    const stated = parseFigure(value);
    return {
      [column]: stated.kind === "amount" ? minorUnits(stated.amount) : null,
      [`${column}Range`]: stated.kind === "range" ? stated.range : null,
      [`${column}OnRequest`]: stated.kind === "on-request",
    };
  },
});

/** " For Sale" is appended to every headline, so the owner need not write it. */
export const forSale = / for sale$/i;

const flagCodecs = Object.fromEntries(
  flagNames.map((name) => [name, flag(name === "streetAddressHidden" ? "addressHidden" : name)]),
) as Record<FlagName, FieldCodec>;

const answerCodecs = Object.fromEntries(answerNames.map((name) => [name, answer(name)])) as Record<
  AnswerName,
  FieldCodec
>;

const codecs: Record<FieldName, FieldCodec> = {
  ...flagCodecs,
  ...answerCodecs,
  listingHeadline: {
    read: ({ title }) => (title === draftTitle ? "" : title.replace(forSale, "")),
    write: (title) => ({ title }),
  },
  generalSummary: text("description"),
  categories: { read: ({ categories }) => categories.join(","), write: () => ({}) },
  subcategory: optional("subcategory"),
  tags: {
    read: ({ tags }) => tags.join(", "),
    write: (value) => ({ tags: value === "" ? [] : value.split(", ") }),
  },
  region: { read: ({ region }) => (region === noRegion ? "" : region), write: placeColumns },
  cityTown: text("city"),
  postalCode: optional("postalCode"),
  askingPrice: figure("askingPrice"),
  salesRevenue: figure("annualRevenue"),
  cashFlow: figure("annualCashFlow"),
  growthRate: number("growthRate"),
  statusOfBusiness: optional("businessStatus"),
  established: number("established"),
  employees: {
    read: ({ employeesMin, employeesMax }) =>
      employeesMin === null && employeesMax === null
        ? ""
        : `${employeesMin ?? ""}-${employeesMax ?? ""}`,
    write(value) {
      const [least = "", most = ""] = value.split("-");
      return {
        employeesMin: least === "" ? null : Number(least),
        employeesMax: most === "" ? null : Number(most),
      };
    },
  },
  squareFootage: number("squareFootage"),
  management: optional("management"),
  propertyStatus: optional("propertyType"),
  leaseTerms: optional("leaseTerms"),
  reasonForSale: optional("reasonForSale"),
  businessName: optional("businessName"),
  streetAddress: optional("address"),
  websiteAddress: optional("website"),
  confidentiality: text("confidentiality"),
  photosFor: text("photosFor"),
  documentsFor: text("documentsFor"),
  websiteFor: text("websiteFor"),
  videoFor: text("videoFor"),
  agreementScope: text("agreementScope"),
  contactName: text("contactName"),
  contactEmail: text("contactEmail"),
  contactPhone: text("contactPhone"),
  preferredContact: text("preferredContact"),
  responseTime: {
    read: ({ responseTime }) => String(responseTime),
    write: (value) => ({ responseTime: Number(value) }),
  },
};

/** The region determines the country, and with it the currency and the time zone. */
function placeColumns(code: string): ListingColumns {
  const region = findRegion(code)!;
  return {
    region: region.code,
    country: region.country,
    currency: currencyOf(region.country),
    timezone: region.timezone,
  };
}

export const fieldText = (listing: StoredListing, name: FieldName): string =>
  codecs[name].read(listing);

export const fieldColumns = (name: FieldName, value: string): ListingColumns =>
  codecs[name].write(value);

export const formOf = (listing: StoredListing): ListingForm =>
  Object.fromEntries(fieldNames.map((name) => [name, fieldText(listing, name)])) as ListingForm;

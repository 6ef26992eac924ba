/** The fields of a listing, as JSON has them. Each becomes the text that the form sends, which the command checks by the form's schema. */
import { z } from "zod";
import { agreementScopes, audiences, documentAudiences } from "#app/listings/audience.ts";
import { categories, categorySlugs } from "#app/listings/category.ts";
import { confidentialities } from "#app/listings/confidential/confidentiality.ts";
import {
  askingPriceRanges,
  businessStatuses,
  cashFlowRanges,
  contactMethods,
  managementForms,
  maxCategories,
  propertyTypes,
  revenueRanges,
} from "#app/listings/listing.ts";
import { figureText, parseFigure } from "#app/selling/editing/figure-value.ts";
import {
  type AnswerName,
  answerNames,
  type FieldName,
  fieldNames,
  fieldOf,
  type FlagName,
  flagNames,
  type ListingForm,
  maxLengthOf,
  maxLengths,
  maxTags,
} from "#app/selling/editing/listing-fields.ts";
import { regions } from "#app/shared/places.ts";

interface FieldJson {
  schema: z.ZodType;
  toText: (value: never) => string;
  toJson: (text: string) => unknown;
}

const field = <Schema extends z.ZodType>(
  schema: Schema,
  toText: (value: z.output<Schema>) => string,
  toJson: (text: string) => z.input<Schema>,
): FieldJson => ({ schema, toText, toJson });

type Words = [string, ...string[]];
const regionCodes = regions.map(({ code }) => code) as Words;
const subcategorySlugs = categories.flatMap(({ subcategories }) =>
  subcategories.map(({ slug }) => slug),
) as Words;

const same = (text: string) => text;
const text = (name: keyof typeof maxLengths) => field(z.string().max(maxLengths[name]), same, same);
const choice = (values: readonly string[]) =>
  field(
    z.enum(values as Words).nullable(),
    (value) => value ?? "",
    (value) => value || null,
  );
const required = (values: readonly string[]) => field(z.enum(values as Words), same, same);
const flag = field(
  z.boolean(),
  (value) => (value ? "yes" : ""),
  (value) => value === "yes",
);
const answer = field(
  z.boolean().nullable(),
  (value) => (value === null ? "" : value ? "yes" : "no"),
  (value) => (value === "" ? null : value === "yes"),
);
const number = (schema: z.ZodNumber) =>
  field(
    schema.nullable(),
    (value) => (value === null ? "" : String(value)),
    (value) => (value === "" ? null : Number(value)),
  );

const mostMoney = 1_000_000_000_000;
const figure = (ranges: readonly string[], least: number) =>
  field(
    z
      .union([
        z.strictObject({
          kind: z.literal("amount"),
          amount: z.number().min(least).max(mostMoney),
        }),
        z.strictObject({ kind: z.literal("range"), range: z.enum(ranges as Words) }),
        z.strictObject({ kind: z.literal("on-request") }),
      ])
      .nullable(),
    (value) => {
      if (value === null) return "";
      return figureText(
        value.kind === "amount" ? { kind: "amount", amount: String(value.amount) } : value,
      );
    },
    (value) => {
      const stated = parseFigure(value);
      if (stated.kind === "none") return null;
      return (
        stated.kind === "amount" ? { kind: "amount", amount: Number(stated.amount) } : stated
      ) as never;
    },
  );

const count = z.number().int().min(0).max(999_999).nullable();
const employees = field(
  z.strictObject({ min: count, max: count }).nullable(),
  (value) => (value === null ? "" : `${value.min ?? ""}-${value.max ?? ""}`),
  (value) => {
    if (value === "") return null;
    const [min = "", max = ""] = value.split("-");
    return { min: min === "" ? null : Number(min), max: max === "" ? null : Number(max) };
  },
);

const list = (items: z.ZodType<string>, most: number, separator: string) =>
  field(
    z.array(items).max(most),
    (values) => values.join(separator),
    (value) => (value === "" ? [] : value.split(separator)),
  );

const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<
  FlagName,
  FieldJson
>;
const answers = Object.fromEntries(answerNames.map((name) => [name, answer])) as Record<
  AnswerName,
  FieldJson
>;

const fields: Record<FieldName, FieldJson> = {
  ...flags,
  ...answers,
  listingHeadline: text("listingHeadline"),
  generalSummary: text("generalSummary"),
  categories: list(z.enum(categorySlugs as unknown as Words), maxCategories, ","),
  subcategory: choice(subcategorySlugs),
  tags: list(
    z
      .string()
      .max(30)
      .regex(/^[^,\n]*$/, "A keyword has no comma"),
    maxTags,
    ", ",
  ),
  region: required(regionCodes),
  cityTown: text("cityTown"),
  postalCode: text("postalCode"),
  askingPrice: figure(askingPriceRanges, 1),
  salesRevenue: figure(revenueRanges, 0),
  cashFlow: figure(cashFlowRanges, -mostMoney),
  growthRate: number(z.number().min(-9_999).max(9_999)),
  statusOfBusiness: choice(businessStatuses),
  established: number(z.number().int().min(1600).max(2200)),
  employees,
  squareFootage: number(z.number().int().min(1).max(100_000_000)),
  management: choice(managementForms),
  propertyStatus: choice(propertyTypes),
  leaseTerms: text("leaseTerms"),
  reasonForSale: text("reasonForSale"),
  businessName: text("businessName"),
  streetAddress: text("streetAddress"),
  websiteAddress: text("websiteAddress"),
  confidentiality: required(confidentialities),
  photosFor: required(audiences),
  documentsFor: required(documentAudiences),
  websiteFor: required(audiences),
  videoFor: required(audiences),
  agreementScope: required(agreementScopes),
  contactName: text("contactName"),
  contactEmail: text("contactEmail"),
  contactPhone: text("contactPhone"),
  preferredContact: required(contactMethods),
  responseTime: field(z.number().int().min(1).max(720), String, Number),
};

/** What a program sends, as the text of the form. */
const inputs = Object.fromEntries(
  fieldNames.map((name) => [
    name,
    fields[name].schema
      .transform(fields[name].toText as (value: unknown) => string)
      .meta({ title: fieldOf(name).label }),
  ]),
) as unknown as Record<FieldName, z.ZodType<string>>;

type Texts = Partial<ListingForm>;

const optional = z.strictObject(inputs).partial();
const needed = {
  listingHeadline: inputs.listingHeadline,
  categories: inputs.categories,
  region: inputs.region,
};

export const changedFields: z.ZodType<Texts> = optional.meta({ id: "ListingChange" });

export const newListingFields: z.ZodType<Texts> = optional
  .extend(needed)
  .meta({ id: "NewListing" });

/** What a program reads. A draft may lack what a program must give, and a name from the profile may be longer. */
export const fieldsRead = {
  ...Object.fromEntries(
    fieldNames.map((name) => [name, maxLengthOf(name) ? z.string() : fields[name].schema]),
  ),
  region: z.enum(regionCodes).nullable(),
};

export const fieldsJson = (form: ListingForm) =>
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      name === "region" ? form.region || null : fields[name].toJson(form[name]),
    ]),
  );

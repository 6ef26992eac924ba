/** The fields of a listing, as JSON has them. Each becomes the text that the form sends, and is checked by the form's schema. */
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
  maxTags,
} from "#app/selling/editing/listing-fields.ts";
import { fieldSchemas } from "#app/selling/editing/listing-fields.schema.ts";
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
const text = (max: number) => field(z.string().max(max), same, same);
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
  listingHeadline: text(200),
  generalSummary: text(6_000),
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
  cityTown: text(200),
  postalCode: text(20),
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
  leaseTerms: text(1_500),
  reasonForSale: text(1_000),
  businessName: text(200),
  streetAddress: text(300),
  websiteAddress: text(400),
  confidentiality: required(confidentialities),
  photosFor: required(audiences),
  documentsFor: required(documentAudiences),
  websiteFor: required(audiences),
  videoFor: required(audiences),
  agreementScope: required(agreementScopes),
  contactName: text(200),
  contactEmail: text(300),
  contactPhone: text(60),
  preferredContact: required(contactMethods),
  responseTime: field(z.number().int().min(1).max(720), String, Number),
};

/** The command checks again, with the date of the request. */
const checks = fieldSchemas(new Date());

/** What a program sends: the value as JSON, its text, and the form's check of that text. */
const inputs = Object.fromEntries(
  fieldNames.map((name) => [
    name,
    fields[name].schema
      .transform(fields[name].toText as (value: unknown) => string)
      .pipe(checks[name])
      .optional()
      .meta({ title: fieldOf(name).label }),
  ]),
) as unknown as Record<FieldName, z.ZodType<string | undefined>>;

type Texts = Partial<ListingForm>;

export const changedFields = z.strictObject(inputs) as unknown as z.ZodType<Texts>;

const needed = ["listingHeadline", "categories", "region"] as const;

export const newListingFields = z.strictObject({
  ...inputs,
  ...Object.fromEntries(
    needed.map((name) => [name, (inputs[name] as unknown as z.ZodOptional).unwrap()]),
  ),
}) as unknown as z.ZodType<Texts>;

/** What a program reads. A draft may lack what a program must give. */
export const fieldsRead = {
  ...Object.fromEntries(fieldNames.map((name) => [name, fields[name].schema])),
  region: z.enum(regionCodes).nullable(),
};

export const fieldsJson = (form: ListingForm) =>
  Object.fromEntries(
    fieldNames.map((name) => [
      name,
      name === "region" ? form.region || null : fields[name].toJson(form[name]),
    ]),
  );

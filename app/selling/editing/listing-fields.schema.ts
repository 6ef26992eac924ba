import { z } from "zod";
import { email, phone } from "#app/accounts/person.schema.ts";
import { agreementScopes, audiences, documentAudiences } from "#app/listings/audience.ts";
import { categorySlugs, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { confidentialities } from "#app/listings/confidential/confidentiality.ts";
import { parseFigure, readAmount, twoAnswers } from "./figure-value.ts";
import {
  type AnswerName,
  answerNames,
  type FieldName,
  type FlagName,
  flagNames,
  maxLengths,
  maxTags,
} from "./listing-fields.ts";
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
import { plainText } from "#app/shared/plain-text.ts";
import { findRegion } from "#app/shared/places.ts";

type FieldSchema = z.ZodType<string, string>;

const line = (max: number): FieldSchema =>
  z
    .string()
    .transform((text) => plainText(text).replace(/\s+/g, " "))
    .refine((text) => text.length <= max, `Use at most ${max} characters`);

const paragraphs = (max: number): FieldSchema =>
  z
    .string()
    .transform(plainText)
    .refine((text) => text.length <= max, `Use at most ${max.toLocaleString("en-CA")} characters`);

const flag: FieldSchema = z.enum(["yes", ""], "Tick the box or leave it empty");
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<
  FlagName,
  FieldSchema
>;

const answer: FieldSchema = z.enum(["yes", "no", ""], "Choose an answer from the list");
const answers = Object.fromEntries(answerNames.map((name) => [name, answer])) as Record<
  AnswerName,
  FieldSchema
>;

const choice = (values: readonly string[]): FieldSchema =>
  z
    .string()
    .refine((text) => text === "" || values.includes(text), "Choose an answer from the list");

const wholeNumber = (least: number, most: number, message: string): FieldSchema =>
  z
    .string()
    .transform((text) => text.replace(/[\s,]/g, ""))
    .refine(
      (text) =>
        text === "" || (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most),
      message,
    )
    .transform((text) => (text === "" ? "" : String(Number(text))));

const ifGiven = (schema: FieldSchema): FieldSchema =>
  z
    .string()
    .trim()
    .pipe(z.union([z.literal(""), schema]));

const mostMoney = 1_000_000_000_000;

const figure = (ranges: readonly string[], least: number): FieldSchema =>
  z.string().transform((text, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (text === twoAnswers)
      return refuse("Give a range, an amount or On request, only one of them");
    const value = parseFigure(text);
    if (value.kind === "range" && !ranges.includes(value.range))
      return refuse("Choose a range from the list");
    if (value.kind !== "amount") return value.kind === "none" ? "" : text;
    const amount = readAmount(value.amount);
    if (amount === null) return refuse("Enter an amount, like 450,000");
    if (amount < least || amount > mostMoney)
      return refuse(
        least > 0
          ? "Enter an amount between 1 and 1,000,000,000,000"
          : "Enter an amount up to 1,000,000,000,000",
      );
    return `amount:${amount}`;
  });

const categoryList: FieldSchema = z
  .string()
  .transform((text) => [...new Set(text.split(",").filter(Boolean))])
  .refine((slugs) => slugs.length > 0, "Please select at least one category")
  .refine((slugs) => slugs.length <= maxCategories, `Choose at most ${maxCategories} categories`)
  .refine(
    (slugs) => slugs.every((slug) => categorySlugs.some((known) => known === slug)),
    "Choose categories from the list",
  )
  .transform((slugs) => slugs.join(","));

const region: FieldSchema = z
  .string()
  .refine((text) => text !== "", "Region is required")
  .refine(
    (text) => text === "" || findRegion(text)?.code === text,
    "Choose a province, territory or state from the list",
  );

const employees: FieldSchema = z
  .string()
  .transform((text) => text.replace(/[\s,]/g, ""))
  .refine(
    (text) => text === "" || /^\d{0,6}-\d{0,6}$/.test(text),
    "Enter whole numbers, like 4 and 6",
  )
  .refine((text) => {
    const [least, most] = text.split("-");
    return !least || !most || Number(least) <= Number(most);
  }, "The first number can't be above the second")
  .transform((text) =>
    text === "-" ? "" : text.replace(/\d+/g, (digits) => String(Number(digits))),
  );

const growth: FieldSchema = z
  .string()
  .transform((text) => text.replace(/[\s%+]/g, "").replace("−", "-"))
  .transform((text) => text.replace(/,(?=\d$)/, ".").replaceAll(",", ""))
  .refine(
    (text) => text === "" || (/^-?\d{1,4}(\.\d)?$/.test(text) && Math.abs(Number(text)) <= 9999),
    "Enter a percentage, like 4.5",
  )
  .transform((text) => (text === "" ? "" : String(Number(text))));

const website: FieldSchema = z
  .string()
  .trim()
  .max(maxLengths.websiteAddress, `Use at most ${maxLengths.websiteAddress} characters`)
  .transform((text) => (text === "" || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => {
    const url = text === "" ? null : URL.parse(text);
    return (
      text === "" ||
      (url !== null && /^https?:$/.test(url.protocol) && /\.[^.]+$/.test(url.hostname))
    );
  }, "Enter a web address, like https://example.com");

const postalCode: FieldSchema = z
  .string()
  .transform((text) => text.trim().toUpperCase().replace(/\s+/g, " "))
  .refine(
    (text) => text === "" || /^[A-Z\d][A-Z\d -]{2,9}$/.test(text),
    "Enter a postal code, like M5V 2T6",
  );

const tags: FieldSchema = z
  .string()
  .transform((text) => [
    ...new Set(
      plainText(text)
        .split(/[,\n]/)
        .map((tag) => tag.replace(/\s+/g, " ").trim())
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= maxTags, `Use at most ${maxTags} keywords`)
  .refine((list) => list.every((tag) => tag.length <= 30), "Use at most 30 characters per keyword")
  .transform((list) => list.join(", "));

/** Accepts what people type and returns the text that is stored and compared. */
export const fieldSchemas = (now: Date): Record<FieldName, FieldSchema> => ({
  ...flags,
  ...answers,
  listingHeadline: line(maxLengths.listingHeadline).refine(
    (text) => text !== "",
    "Listing headline is required",
  ),
  generalSummary: paragraphs(maxLengths.generalSummary),
  categories: categoryList,
  subcategory: z
    .string()
    .refine(
      (text) => text === "" || findSubcategoryAnywhere(text) !== null,
      "Choose a subcategory from the list",
    ),
  tags,
  region,
  cityTown: line(maxLengths.cityTown),
  postalCode,
  askingPrice: figure(askingPriceRanges, 1),
  salesRevenue: figure(revenueRanges, 0),
  cashFlow: figure(cashFlowRanges, -mostMoney),
  growthRate: growth,
  statusOfBusiness: choice(businessStatuses),
  established: wholeNumber(
    1600,
    now.getUTCFullYear() + 1,
    `Enter a year between 1600 and ${now.getUTCFullYear()}`,
  ),
  employees,
  squareFootage: wholeNumber(1, 100_000_000, "Enter the floor space in square feet, like 1,800"),
  management: choice(managementForms),
  propertyStatus: choice(propertyTypes),
  leaseTerms: paragraphs(maxLengths.leaseTerms),
  reasonForSale: paragraphs(maxLengths.reasonForSale),
  businessName: line(maxLengths.businessName),
  streetAddress: line(maxLengths.streetAddress),
  websiteAddress: website,
  confidentiality: z.enum(confidentialities, "Choose an answer from the list"),
  photosFor: z.enum(audiences, "Choose an answer from the list"),
  documentsFor: z.enum(documentAudiences, "Choose an answer from the list"),
  websiteFor: z.enum(audiences, "Choose an answer from the list"),
  videoFor: z.enum(audiences, "Choose an answer from the list"),
  agreementScope: z.enum(agreementScopes, "Choose an answer from the list"),
  contactName: line(maxLengths.contactName),
  contactEmail: ifGiven(email),
  contactPhone: ifGiven(phone),
  preferredContact: z.enum(contactMethods, "Choose an answer from the list"),
  responseTime: wholeNumber(1, 720, "Enter a number of hours between 1 and 720").refine(
    (text) => text !== "",
    "Enter a number of hours between 1 and 720",
  ),
});

import type { agreementScopes, audiences } from "#app/listings/audience.ts";
import type { confidentialities } from "#app/listings/confidential/confidentiality.ts";
import { findCategory, findSubcategoryAnywhere } from "#app/listings/category.ts";
import { parseFigure } from "./figure-value.ts";
import { type FieldName, fieldOf } from "./listing-fields.ts";
import { rangeLabels, type RangeId } from "#app/listings/figures/range-labels.ts";
import { findRegion } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { managementLabels, propertyLabels } from "#app/listings/facts.ts";
import type { businessStatuses, contactMethods } from "#app/listings/listing.ts";

const shownLength = 120;

export function describeField(name: FieldName, text: string): string {
  const { isFlag, isList, inputs } = fieldOf(name);
  if (isFlag) return text === "yes" ? "ticked" : "not ticked";
  if (text === "") return "nothing";
  if (isList) return formatList(text.split(",").map((slug) => findCategory(slug)?.name ?? slug));
  if (inputs?.length === 3) return describeFigure(text);
  if (name === "employees") return describeEmployees(text);
  if (name === "region") return findRegion(text)?.name ?? text;
  if (name === "subcategory") return findSubcategoryAnywhere(text)?.subcategory.name ?? text;
  const label = choiceLabels(name)?.[text];
  if (label) return label;
  return text.length > shownLength ? `“${text.slice(0, shownLength).trimEnd()}…”` : `“${text}”`;
}

function describeEmployees(text: string): string {
  const [least, most] = text.split("-");
  if (!least) return `up to ${most}`;
  if (!most) return `${least} or more`;
  return least === most ? least : `${least} to ${most}`;
}

function describeFigure(text: string): string {
  const figure = parseFigure(text);
  if (figure.kind === "on-request") return "On request";
  if (figure.kind === "range") return rangeLabels[figure.range as RangeId];
  return figure.kind === "amount" ? formatNumber(Number(figure.amount)) : "nothing";
}

type Labels<Values extends readonly string[]> = Record<Values[number], string>;

const statusOfBusiness: Labels<typeof businessStatuses> = {
  trading: "Operating",
  seasonal: "Seasonal",
  not_trading: "Not operating",
};
const preferredContact: Labels<typeof contactMethods> = { email: "Email", phone: "Phone" };

const audience: Labels<typeof audiences> = {
  everyone: "Everyone",
  registered: "Registered buyers with a confirmed email",
  access: "Only buyers you give access",
};
const agreementScope: Labels<typeof agreementScopes> = {
  manager: "All listings of the owner or broker",
  listing: "This listing only",
};
const { everyone: _, ...documentsFor } = audience;

const confidentiality: Labels<typeof confidentialities> = {
  "by-price": "A teaser if the price is above CA$1,000,000",
  confidential: "A teaser only",
  open: "Everything that I publish",
};

const labels: Partial<Record<FieldName, Record<string, string>>> = {
  statusOfBusiness,
  management: managementLabels,
  propertyStatus: propertyLabels,
  preferredContact,
  confidentiality,
  photosFor: audience,
  documentsFor,
  websiteFor: audience,
  videoFor: audience,
  agreementScope,
};

export const choiceLabels = (name: FieldName): Record<string, string> | null =>
  labels[name] ?? (fieldOf(name).isAnswer ? { yes: "Yes", no: "No" } : null);

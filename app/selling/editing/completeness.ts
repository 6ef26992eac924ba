import { parseFigure } from "./figure-value.ts";
import type { FieldName, ListingForm } from "./listing-fields.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

type ListingTexts = Partial<Record<FieldName, string>>;

export interface MediaCounts {
  photos: number;
  documents: number;
}

interface Part {
  label: string;
  field: string;
  step: 1 | 3;
  weight: number;
  isDone: (texts: ListingTexts, media: MediaCounts) => boolean;
}

const given = (name: FieldName) => (texts: ListingTexts) => Boolean(texts[name]?.trim());
const stated = (name: FieldName) => (texts: ListingTexts) =>
  ["amount", "range"].includes(parseFigure(texts[name] ?? "").kind);

const goodSummaryLength = 300;
const goodPhotoCount = 5;

const parts: readonly Part[] = [
  {
    label: `Write a summary of ${goodSummaryLength} characters or more`,
    field: "generalSummary",
    step: 1,
    weight: 14,
    isDone: ({ generalSummary = "" }) => generalSummary.trim().length >= goodSummaryLength,
  },
  {
    label: "Name the city or town",
    field: "cityTown",
    step: 1,
    weight: 5,
    isDone: given("cityTown"),
  },
  {
    label: "State the asking price",
    field: "askingPrice",
    step: 3,
    weight: 15,
    isDone: stated("askingPrice"),
  },
  {
    label: "State the sales revenue",
    field: "salesRevenue",
    step: 3,
    weight: 10,
    isDone: stated("salesRevenue"),
  },
  {
    label: "State the cash flow",
    field: "cashFlow",
    step: 3,
    weight: 12,
    isDone: stated("cashFlow"),
  },
  {
    label: "Add a photo",
    field: "photos",
    step: 3,
    weight: 12,
    isDone: (_, { photos }) => photos > 0,
  },
  {
    label: `Add ${goodPhotoCount} photos or more`,
    field: "photos",
    step: 3,
    weight: 6,
    isDone: (_, { photos }) => photos >= goodPhotoCount,
  },
  {
    label: "Say why you are selling",
    field: "reasonForSale",
    step: 3,
    weight: 6,
    isDone: given("reasonForSale"),
  },
  {
    label: "Say when it was established",
    field: "established",
    step: 3,
    weight: 4,
    isDone: given("established"),
  },
  {
    label: "Say how many people work there",
    field: "employees",
    step: 3,
    weight: 3,
    isDone: given("employees"),
  },
  {
    label: "Say whether the premises are leased or included",
    field: "propertyStatus",
    step: 3,
    weight: 4,
    isDone: given("propertyStatus"),
  },
  {
    label: "Describe the lease",
    field: "leaseTerms",
    step: 3,
    weight: 3,
    isDone: ({ propertyStatus, leaseTerms }) =>
      propertyStatus === "real_property" || Boolean(leaseTerms?.trim()),
  },
  {
    label: "Offer training or owner financing",
    field: "trainingIncluded",
    step: 3,
    weight: 3,
    isDone: ({ trainingIncluded, financingAvailable }) =>
      trainingIncluded === "yes" || financingAvailable === "yes",
  },
  {
    label: "Add a document, such as a summary of the accounts",
    field: "documents",
    step: 3,
    weight: 3,
    isDone: (_, { documents }) => documents > 0,
  },
];

export interface Completeness {
  percent: number;
  missing: { label: string; field: string; step: 1 | 3 }[];
}

export function measureCompleteness(texts: ListingTexts, media: MediaCounts): Completeness {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const open = parts.filter(({ isDone }) => !isDone(texts, media));
  const done = total - open.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percent: Math.round((done / total) * 100),
    missing: open
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ label, field, step }) => ({ label, field, step })),
  };
}

const messages: Partial<Record<FieldName, string>> = {
  askingPrice: "Asking price is required: give an amount, a range or On request",
  salesRevenue: "Sales revenue is required: give an amount, a range or On request",
  cashFlow: "Cash flow is required: give an amount, a range or On request",
};

export function missingFigures(form: ListingForm): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(messages))
    if (form[name as FieldName] === "") errors[name] = message;
  return errors;
}

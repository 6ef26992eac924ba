import { parseFigure } from "./figure-value.ts";
import { type FieldName, fieldOf, isFieldName, type ListingForm } from "./listing-fields.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

type ListingTexts = Partial<Record<FieldName, string>>;

export interface MediaCounts {
  photos: number;
  documents: number;
}

interface Part {
  label: string;
  field: FieldName | keyof MediaCounts;
  weight: number;
  /** Otherwise: the field is filled in, the figure is stated, or a file exists. */
  isDone?: (texts: ListingTexts, media: MediaCounts) => boolean;
}

export const goodSummaryLength = 300;
export const goodPhotoCount = 5;

const parts: readonly Part[] = [
  {
    label: `Write a summary of ${goodSummaryLength} characters or more`,
    field: "generalSummary",
    weight: 14,
    isDone: ({ generalSummary = "" }) => generalSummary.trim().length >= goodSummaryLength,
  },
  { label: "Name the city or town", field: "cityTown", weight: 5 },
  { label: "State the asking price", field: "askingPrice", weight: 15 },
  { label: "State the sales revenue", field: "salesRevenue", weight: 10 },
  { label: "State the cash flow", field: "cashFlow", weight: 12 },
  { label: "Add a photo", field: "photos", weight: 12 },
  {
    label: `Add ${goodPhotoCount} photos or more`,
    field: "photos",
    weight: 6,
    isDone: (_, { photos }) => photos >= goodPhotoCount,
  },
  { label: "Say why you are selling", field: "reasonForSale", weight: 6 },
  { label: "Say when it was established", field: "established", weight: 4 },
  { label: "Say how many people work there", field: "employees", weight: 3 },
  { label: "Say whether the premises are leased or included", field: "propertyStatus", weight: 4 },
  {
    label: "Describe the lease",
    field: "leaseTerms",
    weight: 3,
    isDone: ({ propertyStatus, leaseTerms }) =>
      propertyStatus === "real_property" || Boolean(leaseTerms?.trim()),
  },
  {
    label: "Say whether training and owner financing are included",
    field: "trainingIncluded",
    weight: 3,
    isDone: ({ trainingIncluded, financingAvailable }) =>
      Boolean(trainingIncluded && financingAvailable),
  },
  { label: "Add a document, such as a summary of the accounts", field: "documents", weight: 3 },
];

function isDone({ field, isDone: check }: Part, texts: ListingTexts, media: MediaCounts): boolean {
  if (check) return check(texts, media);
  if (field === "photos" || field === "documents") return media[field] > 0;
  const text = texts[field]?.trim() ?? "";
  const isFigure = fieldOf(field).inputs?.length === 3;
  return isFigure ? ["amount", "range"].includes(parseFigure(text).kind) : text !== "";
}

export interface Completeness {
  percent: number;
  missing: { label: string; field: string; step: 1 | 3 }[];
}

export function measureCompleteness(texts: ListingTexts, media: MediaCounts): Completeness {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const open = parts.filter((part) => !isDone(part, texts, media));
  const done = total - open.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percent: Math.round((done / total) * 100),
    missing: open
      .toSorted((one, other) => other.weight - one.weight)
      .map(({ label, field }) => ({
        label,
        field,
        step: isFieldName(field) ? fieldOf(field).step : 3,
      })),
  };
}

/** One advice per subject: a suggestion drawn from other listings replaces the general one. */
export function withoutSuggested(
  { percent, missing }: Completeness,
  suggested: readonly { field: string }[],
): Completeness {
  const fields = new Set(suggested.map(({ field }) => field));
  return { percent, missing: missing.filter(({ field }) => !fields.has(field)) };
}

const requiredFigures = ["askingPrice", "salesRevenue", "cashFlow"] as const;

export function missingFigures(form: ListingForm): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of requiredFigures)
    if (form[name] === "")
      errors[name] = `${fieldOf(name).label} is required: give an amount, a range or On request`;
  return errors;
}

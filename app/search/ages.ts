/** The filter by the age of a listing: its URL values and their aliases, labels, and the maximum days since publication. */
const rows = [
  { value: "anytime", label: "Anytime", days: Number.POSITIVE_INFINITY, aliases: ["any"] },
  { value: "3-days", label: "Last 3 Days", days: 3, aliases: ["3", "3d"] },
  { value: "14-days", label: "Last 14 Days", days: 14, aliases: ["14", "14d"] },
  { value: "month", label: "Last Month", days: 30, aliases: ["30", "30d", "1month"] },
  { value: "3-months", label: "Last 3 Months", days: 90, aliases: ["90", "90d"] },
] as const;

export type Age = (typeof rows)[number]["value"];

export const ages: readonly Age[] = rows.map(({ value }) => value);

const rowOf = (age: Age) => rows.find(({ value }) => value === age)!;

export const ageLabel = (age: Age): string => rowOf(age).label;
export const daysOfAge = (age: Age): number => rowOf(age).days;

/** Every spelling that a URL may contain. */
export const ageSpellings: readonly (readonly [spelling: string, age: Age])[] = rows.flatMap(
  ({ value, label, aliases }) =>
    [value, label, ...aliases].map((spelling) => [spelling, value] as const),
);

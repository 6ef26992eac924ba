/**
 * The check boxes of the search. URL, form, chips, conditions, facet counts, alerts and flags of the API derive from a row here.
 * The index stores each option as a bit, which the view `listing_search_facts` sets from the listing; a test compares the bits.
 * A new option needs a row here and a migration that sets its bit and reindexes.
 */
interface OptionGroup {
  readonly legend: string;
  readonly column: "form" | "business";
  readonly shown?: number;
  readonly options: readonly OptionRow[];
}

interface OptionRow {
  readonly value: string;
  readonly label: string;
  readonly bit: number;
  /** For an option that expires: the column with its end, which the index stores instead of the bit. */
  readonly until?: "reducedUntil";
  readonly flag?: ListingFlag;
}

export type ListingFlag = "relocatable" | "workFromHome" | "franchise";

/** By URL parameter, which is also the name of the form field and of the field in `Search`. */
export const optionGroups = {
  property: {
    legend: "Property Type",
    column: "form",
    options: [
      { value: "real_property", label: "Real Property", bit: 0 },
      { value: "lease", label: "Lease", bit: 1 },
      { value: "relocatable", label: "Relocatable", bit: 2, flag: "relocatable" },
    ],
  },
  business: {
    legend: "Business Type",
    column: "business",
    shown: 6,
    options: [
      { value: "work_from_home", label: "Work From Home", bit: 0, flag: "workFromHome" },
      { value: "accommodation_included", label: "Accommodation Included", bit: 1 },
      { value: "franchise", label: "Franchise", bit: 2, flag: "franchise" },
      { value: "business_opportunity", label: "Business Opportunity", bit: 3 },
      // Until 90 days after a higher public asking price ended.
      { value: "price_reduced", label: "Price Reduced", bit: 4, until: "reducedUntil" },
      // Asking price of at least CA$2,000,000.
      { value: "mid_market", label: "Mid Market", bit: 5 },
      { value: "distressed", label: "Distressed", bit: 6 },
      // Asking price of at most CA$100,000.
      { value: "low_cost", label: "Low Cost", bit: 7 },
      { value: "owner_financed", label: "Owner Financed", bit: 8 },
      // Asking price of at most 2.5 times the cash flow, which is at least 15% of the revenue.
      { value: "hidden_gem", label: "Hidden Gem", bit: 9 },
      { value: "quick_sale", label: "Quick Sale", bit: 10 },
      // Bit 11 marks what its owner has not confirmed.
      { value: "confidential", label: "Confidential", bit: 12 },
    ],
  },
  management: {
    legend: "Management",
    column: "form",
    options: [
      { value: "owner_managed", label: "Owner Managed", bit: 3 },
      { value: "employee_owned", label: "Employee Owned (ESOP)", bit: 4 },
      { value: "absentee", label: "Absentee Ownership", bit: 5 },
    ],
  },
} as const satisfies Record<string, OptionGroup>;

export type OptionGroupName = keyof typeof optionGroups;
export type OptionOf<Group extends OptionGroupName> =
  (typeof optionGroups)[Group]["options"][number]["value"];
export type Option = OptionOf<OptionGroupName>;

export type SelectedOptions = {
  readonly [Group in OptionGroupName]: readonly OptionOf<Group>[];
};

export const optionGroupNames = Object.keys(optionGroups) as OptionGroupName[];

export const isOptionGroup = (name: string): name is OptionGroupName =>
  Object.hasOwn(optionGroups, name);

export const perOptionGroup = <T>(
  make: (group: OptionGroupName) => T,
): Record<OptionGroupName, T> =>
  Object.fromEntries(optionGroupNames.map((group) => [group, make(group)])) as Record<
    OptionGroupName,
    T
  >;

const rowsOf = (group: OptionGroupName): readonly OptionRow[] => optionGroups[group].options;

/** Computed once: every link of a search normalizes its options. */
const valuesByGroup = perOptionGroup((group) =>
  rowsOf(group).map(({ value }) => value),
) as unknown as SelectedOptions;

export const optionsOf = <Group extends OptionGroupName>(group: Group): SelectedOptions[Group] =>
  valuesByGroup[group];

export const optionLabel = (group: OptionGroupName, option: Option): string =>
  rowsOf(group).find(({ value }) => value === option)!.label;

export const optionMask = (
  group: OptionGroupName,
  options: readonly Option[] = optionsOf(group),
): number =>
  rowsOf(group)
    .filter(({ value }) => options.some((option) => option === value))
    .reduce((mask, { bit }) => mask | (1 << bit), 0);

export const expiringOptions = (group: OptionGroupName) =>
  rowsOf(group).flatMap(({ value, bit, until }) =>
    until ? [{ option: value as Option, bit, until }] : [],
  );

export const listingFlags: readonly ListingFlag[] = optionGroupNames.flatMap((group) =>
  rowsOf(group).flatMap(({ flag }) => flag ?? []),
);

/** A name is the field in `Search` and the stem of parameters and index columns: `priceMin`, `priceMax`. */
export const amounts = {
  price: { legend: "Asking price", chip: "Asking" },
  revenue: { legend: "Annual revenue", chip: "Revenue" },
  cashFlow: { legend: "Annual cash flow", chip: "Cash flow" },
} as const;

export type AmountName = keyof typeof amounts;
export const amountNames = Object.keys(amounts) as AmountName[];

export const perAmount = <T>(make: (name: AmountName) => T): Record<AmountName, T> =>
  Object.fromEntries(amountNames.map((name) => [name, make(name)])) as Record<AmountName, T>;

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

export const ageSpellings: readonly (readonly [spelling: string, age: Age])[] = rows.flatMap(
  ({ value, label, aliases }) =>
    [value, label, ...aliases].map((spelling) => [spelling, value] as const),
);

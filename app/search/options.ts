/**
 * The check boxes of the search. Everything about an option derives from its row here: URL values, labels of filters and chips,
 * facet counts and SQL conditions. The index stores each option as a bit, which the view `listing_search_facts` sets from the
 * listing; a test compares the bits. A new option needs a row here and a migration that sets its bit and reindexes.
 */
interface OptionGroup {
  /** The heading of its check boxes. */
  readonly legend: string;
  /** The column of the index that holds the bits of its options; groups may share one. */
  readonly column: "form" | "business";
  /** How many check boxes are shown before "Show all". */
  readonly shown?: number;
  readonly options: readonly OptionRow[];
}

interface OptionRow {
  /** In URLs. */
  readonly value: string;
  readonly label: string;
  /** Position in the column. */
  readonly bit: number;
  /** An option that expires over time: the column with its end, which the index stores instead of the bit. */
  readonly until?: "reducedUntil";
}

/** By URL parameter, which is also the name of the form field and of the field in `Search`. */
export const optionGroups = {
  property: {
    legend: "Property Type",
    column: "form",
    options: [
      { value: "real_property", label: "Real Property", bit: 0 },
      { value: "lease", label: "Lease", bit: 1 },
      { value: "relocatable", label: "Relocatable", bit: 2 },
    ],
  },
  business: {
    legend: "Business Type",
    column: "business",
    shown: 6,
    options: [
      { value: "work_from_home", label: "Work From Home", bit: 0 },
      { value: "accommodation_included", label: "Accommodation Included", bit: 1 },
      { value: "franchise", label: "Franchise", bit: 2 },
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

/** The selected options of each group. */
export type SelectedOptions = {
  readonly [Group in OptionGroupName]: readonly OptionOf<Group>[];
};

export const optionGroupNames = Object.keys(optionGroups) as OptionGroupName[];

export const isOptionGroup = (name: string): name is OptionGroupName =>
  Object.hasOwn(optionGroups, name);

/** One value for each group. */
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

/** The bits of these options; of all options of the group by default. */
export const optionMask = (
  group: OptionGroupName,
  options: readonly Option[] = optionsOf(group),
): number =>
  rowsOf(group)
    .filter(({ value }) => options.some((option) => option === value))
    .reduce((mask, { bit }) => mask | (1 << bit), 0);

/** The options of a group that expire over time. */
export const expiringOptions = (group: OptionGroupName) =>
  rowsOf(group).flatMap(({ value, bit, until }) =>
    until ? [{ option: value as Option, bit, until }] : [],
  );

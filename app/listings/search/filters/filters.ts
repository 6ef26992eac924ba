/** What the filters show: everything said and counted by the server, so that no taxonomy travels to the browser. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many listings it would show: "1,204". */
  count: string;
  chosen: boolean;
}

export interface ChoiceGroup {
  /** Several of them, or one. */
  kind: "check" | "radio";
  name: string;
  legend: string;
  options: FilterOption[];
  /** Fold away behind "Show all". */
  folded: FilterOption[];
}

export interface AmountGroup {
  kind: "amount";
  name: "price" | "revenue" | "cashFlow";
  legend: string;
  min: string;
  max: string;
}

export interface Filters {
  /** In the order of the screen. */
  groups: (ChoiceGroup | AmountGroup)[];
  currency: string;
  currencies: readonly string[];
}

import type { AmountName } from "#app/search/amounts.ts";

/** The filters, labelled and counted on the server, so that the taxonomy is not in the browser bundle. */
export interface FilterOption {
  value: string;
  label: string;
  /** How many listings it would show: "1,204". */
  count: string;
  chosen: boolean;
}

export interface ChoiceGroup {
  /** Check boxes or radio buttons. */
  kind: "check" | "radio";
  name: string;
  legend: string;
  options: FilterOption[];
  /** Collapsed behind "Show all". */
  folded: FilterOption[];
}

export interface AmountGroup {
  kind: "amount";
  name: AmountName;
  legend: string;
  min: string;
  max: string;
}

export interface Filters {
  /** In display order. */
  groups: (ChoiceGroup | AmountGroup)[];
  currency: string;
  currencies: readonly string[];
}

/** What a visitor chose about the display. Kept in cookies, so that it works without an account and without JavaScript. */
export interface Preferences {
  theme: Theme;
  currency: PickedCurrency;
  /** The announcement that this visitor closed, by its version. */
  seenAnnouncement: string | null;
}

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** In the order of the picker; the first is the default. */
export const pickedCurrencies = ["USD", "CAD", "MXN"] as const;
export type PickedCurrency = (typeof pickedCurrencies)[number];

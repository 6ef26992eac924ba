/** The settings that administrators steer, in the order of the overview. The keys are the subjects in the audit log. */
export const settingKeys = [
  "operator",
  "announcement",
  "heroFigures",
  "featuredSlots",
  "bannedWords",
  "exchangeRates",
  "taxNumbers",
  "taxRates",
] as const;

export type SettingKey = (typeof settingKeys)[number];

export interface SettingScreen {
  title: string;
  description: string;
  to: string;
  /** Where the page has more than one, the history shows all of them. */
  keys: readonly SettingKey[];
}

export const settingScreens = {
  operator: {
    title: "Operator",
    description: "Who runs this site: legal name, postal address and support email.",
    to: "/admin/settings/operator",
    keys: ["operator"],
  },
  announcement: {
    title: "Announcement",
    description: "The dialog that greets visitors once.",
    to: "/admin/settings/announcement",
    keys: ["announcement"],
  },
  heroFigures: {
    title: "Public figures",
    description: "What the home page and the packages claim, beside what is counted.",
    to: "/admin/settings/hero-figures",
    keys: ["heroFigures"],
  },
  featured: {
    title: "Featured slots",
    description: "How many featured listings are shown above a search and on the home page.",
    to: "/admin/settings/featured",
    keys: ["featuredSlots"],
  },
  bannedWords: {
    title: "Banned words",
    description: "Words with which no listing goes live before an administrator has looked at it.",
    to: "/admin/settings/banned-words",
    keys: ["bannedWords"],
  },
  exchangeRates: {
    title: "Exchange rates",
    description: "Approximate prices in other currencies, and the search by price.",
    to: "/admin/settings/exchange-rates",
    keys: ["exchangeRates"],
  },
  taxes: {
    title: "Taxes",
    description: "Registration numbers, and the rates of each province with their first day.",
    to: "/admin/settings/taxes",
    keys: ["taxNumbers", "taxRates"],
  },
} as const satisfies Record<string, SettingScreen>;

/** The page of a setting from the audit log; null for one of an earlier release. */
export const settingScreenOf = (key: string): SettingScreen | null =>
  Object.values<SettingScreen>(settingScreens).find(({ keys }) =>
    keys.some((one) => one === key),
  ) ?? null;

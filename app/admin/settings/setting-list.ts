export interface SettingScreen {
  title: string;
  description: string;
  lead: string;
  keys: readonly string[];
}

export const settingScreens = {
  operator: {
    title: "Operator",
    description: "Who runs this site: legal name, postal address and support email.",
    lead: "The footer, the legal pages, receipts and every email name you. Canada's anti-spam law asks for it.",
    keys: ["operator"],
  },
  announcement: {
    title: "Announcement",
    description: "The announcement that visitors see once.",
    lead: "Visitors see it on the first public page they open, once for each version: as a dialog, or as a bar on phones. It never covers search, accounts or payments.",
    keys: ["announcement"],
  },
  "hero-figures": {
    title: "Public figures",
    description: "What the home page and the packages claim, beside what is counted.",
    lead: "Leave a field empty to show what is counted. A figure that is zero is left out. Claim only what is true: visitors see a change at once.",
    keys: ["heroFigures"],
  },
  featured: {
    title: "Featured slots",
    description: "How many featured listings are shown above a search and on the home page.",
    lead: "Owners pay for attention, not for rank: featured listings take turns in these places. Zero leaves a place out.",
    keys: ["featuredSlots"],
  },
  "banned-words": {
    title: "Banned words",
    description: "Words with which no listing goes live before an administrator has looked at it.",
    lead: "A listing that contains one of these words waits for an administrator before it goes live. Only whole words match, whatever their case and accents.",
    keys: ["bannedWords"],
  },
  "exchange-rates": {
    title: "Exchange rates",
    description: "Approximate prices in other currencies, and the search by price.",
    lead: "How many units of a currency one Canadian dollar buys. The latest day of each currency counts, for approximate prices and for searches by price.",
    keys: ["exchangeRates"],
  },
  taxes: {
    title: "Taxes",
    description: "Registration numbers, and the rates of each province with their first day.",
    lead: "A tax is charged in a province where the registration that collects it has a number. Orders keep the taxes of their day. Ask your accountant which ones apply to you.",
    keys: ["taxNumbers", "taxRates"],
  },
} as const satisfies Record<string, SettingScreen>;

export type SettingName = keyof typeof settingScreens;
export type SettingKey = (typeof settingScreens)[SettingName]["keys"][number];

export const settingNames = Object.keys(settingScreens) as SettingName[];

export const settingHref = (name: SettingName): string => `/admin/settings/${name}`;

/** Every setting has its own address, so that access can be limited by area. */
export const settingNameAt = (pathname: string): SettingName =>
  settingNames.find((name) => pathname === settingHref(name))!;

/** The page of a setting from the audit log; null for a setting of an earlier release. */
export const settingNameOf = (key: string): SettingName | null =>
  settingNames.find((name) => settingScreens[name].keys.some((one) => one === key)) ?? null;

/** In cookies, so that they work without an account and without JavaScript. */
export interface Preferences {
  theme: Theme;
  currency: DisplayCurrency;
}

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** In the order of the picker; the first is the default. */
export const displayCurrencies = ["USD", "CAD", "MXN"] as const;
export type DisplayCurrency = (typeof displayCurrencies)[number];

export const currencyLabels: Record<DisplayCurrency, string> = {
  USD: "USA (USD)",
  CAD: "CA (CAD)",
  MXN: "MX (MXN)",
};

export const defaultPreferences: Preferences = {
  theme: "system",
  currency: "USD",
};

const announcementVersionPattern = /^[\w.-]{1,40}$/;

type ReadHeader = (name: string) => string | null | undefined;

/** Without a chosen currency, that of the visitor's country. */
export function parsePreferences(header: ReadHeader): Preferences {
  const cookies = parseCookies(header("cookie") ?? "");
  return {
    theme: oneOf(themes, cookies.get("theme")) ?? defaultPreferences.theme,
    currency:
      oneOf(displayCurrencies, cookies.get("currency")) ??
      currencyOfCountry(header) ??
      defaultPreferences.currency,
  };
}

const currenciesByCountry: Readonly<Record<string, DisplayCurrency>> = {
  US: "USD",
  CA: "CAD",
  MX: "MXN",
};

/** Where a proxy puts the country of an address: Cloudflare, CloudFront, Vercel, Google and nginx by custom. */
const countryHeaders = [
  "cf-ipcountry",
  "cloudfront-viewer-country",
  "x-vercel-ip-country",
  "x-client-geo-country",
  "x-country-code",
];

function currencyOfCountry(header: ReadHeader): DisplayCurrency | undefined {
  const told = countryHeaders.map((name) => header(name)).find(Boolean);
  const regions = (header("accept-language") ?? "")
    .slice(0, 200)
    .split(",")
    .map((tag) => /^[a-z]{2,3}-([a-z]{2})$/i.exec(tag.split(";")[0]!.trim())?.[1]);
  return [told, ...regions]
    .map((code) => currenciesByCountry[code?.toUpperCase() ?? ""])
    .find(Boolean);
}

/** Not a preference: it may be any text, and must not get into a shared page. */
export const parseSeenAnnouncement = (cookieHeader: string | null | undefined): string | null =>
  parseCookies(cookieHeader ?? "").get("announcement") ?? null;

export function preferenceCookies(form: Iterable<[string, unknown]>): string[] {
  const cookies: string[] = [];
  for (const [name, value] of form) {
    if (isPreference(name, value)) {
      cookies.push(`${name}=${value}; Max-Age=31536000; Path=/; SameSite=Lax; HttpOnly`);
    }
  }
  return cookies;
}

function isPreference(name: string, value: unknown): value is string {
  if (typeof value !== "string") return false;
  if (name === "theme") return oneOf(themes, value) !== undefined;
  if (name === "currency") return oneOf(displayCurrencies, value) !== undefined;
  return name === "announcement" && announcementVersionPattern.test(value);
}

function oneOf<const T extends string>(choices: readonly T[], value: string | undefined) {
  return choices.find((choice) => choice === value);
}

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    // Of two cookies with the same name, the first one has the more specific path.
    if (name && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

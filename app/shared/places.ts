// The three countries of the marketplace and their provinces, territories and states, by ISO 3166-2 code.
// A region's time zone and centre are those where most of its people live, good enough for maps and greetings.

export const countries = [
  { code: "CA", slug: "canada", name: "Canada" },
  { code: "US", slug: "united-states", name: "United States" },
  { code: "MX", slug: "mexico", name: "Mexico" },
] as const;

export const countryCodes = ["CA", "US", "MX"] as const;
export type CountryCode = (typeof countries)[number]["code"];
export type RegionCode = string;

export interface Region {
  readonly code: RegionCode;
  readonly slug: string;
  readonly name: string;
  readonly country: CountryCode;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Row = readonly [
  code: string,
  name: string,
  timezone: string,
  latitude: number,
  longitude: number,
  slug?: string,
];

const canada: readonly Row[] = [
  ["AB", "Alberta", "America/Edmonton", 53.93, -116.58],
  ["BC", "British Columbia", "America/Vancouver", 53.73, -127.65],
  ["MB", "Manitoba", "America/Winnipeg", 53.76, -98.81],
  ["NB", "New Brunswick", "America/Moncton", 46.57, -66.46],
  ["NL", "Newfoundland and Labrador", "America/St_Johns", 53.14, -57.66],
  ["NS", "Nova Scotia", "America/Halifax", 44.68, -63.74],
  ["NT", "Northwest Territories", "America/Edmonton", 64.83, -124.85],
  ["NU", "Nunavut", "America/Iqaluit", 70.3, -83.11],
  ["ON", "Ontario", "America/Toronto", 51.25, -85.32],
  ["PE", "Prince Edward Island", "America/Halifax", 46.51, -63.42],
  ["QC", "Quebec", "America/Toronto", 52.94, -73.55],
  ["SK", "Saskatchewan", "America/Regina", 52.94, -106.45],
  ["YT", "Yukon", "America/Whitehorse", 64.28, -135.0],
];

const unitedStates: readonly Row[] = [
  ["AL", "Alabama", "America/Chicago", 32.81, -86.79],
  ["AK", "Alaska", "America/Anchorage", 61.37, -152.4],
  ["AZ", "Arizona", "America/Phoenix", 33.73, -111.43],
  ["AR", "Arkansas", "America/Chicago", 34.97, -92.37],
  ["CA", "California", "America/Los_Angeles", 36.12, -119.68],
  ["CO", "Colorado", "America/Denver", 39.06, -105.31],
  ["CT", "Connecticut", "America/New_York", 41.6, -72.76],
  ["DE", "Delaware", "America/New_York", 39.32, -75.51],
  ["DC", "District of Columbia", "America/New_York", 38.9, -77.03],
  ["FL", "Florida", "America/New_York", 27.77, -81.69],
  ["GA", "Georgia", "America/New_York", 33.04, -83.64],
  ["HI", "Hawaii", "Pacific/Honolulu", 21.09, -157.5],
  ["ID", "Idaho", "America/Boise", 44.24, -114.48],
  ["IL", "Illinois", "America/Chicago", 40.35, -88.99],
  ["IN", "Indiana", "America/Indiana/Indianapolis", 39.85, -86.26],
  ["IA", "Iowa", "America/Chicago", 42.01, -93.21],
  ["KS", "Kansas", "America/Chicago", 38.53, -96.73],
  ["KY", "Kentucky", "America/New_York", 37.67, -84.67],
  ["LA", "Louisiana", "America/Chicago", 31.17, -91.87],
  ["ME", "Maine", "America/New_York", 44.69, -69.38],
  ["MD", "Maryland", "America/New_York", 39.06, -76.8],
  ["MA", "Massachusetts", "America/New_York", 42.23, -71.53],
  ["MI", "Michigan", "America/Detroit", 43.33, -84.54],
  ["MN", "Minnesota", "America/Chicago", 45.69, -93.9],
  ["MS", "Mississippi", "America/Chicago", 32.74, -89.68],
  ["MO", "Missouri", "America/Chicago", 38.46, -92.29],
  ["MT", "Montana", "America/Denver", 46.92, -110.45],
  ["NE", "Nebraska", "America/Chicago", 41.13, -98.27],
  ["NV", "Nevada", "America/Los_Angeles", 38.31, -117.06],
  ["NH", "New Hampshire", "America/New_York", 43.45, -71.56],
  ["NJ", "New Jersey", "America/New_York", 40.3, -74.52],
  ["NM", "New Mexico", "America/Denver", 34.84, -106.25],
  ["NY", "New York", "America/New_York", 42.17, -74.95],
  ["NC", "North Carolina", "America/New_York", 35.63, -79.81],
  ["ND", "North Dakota", "America/Chicago", 47.53, -99.78],
  ["OH", "Ohio", "America/New_York", 40.39, -82.76],
  ["OK", "Oklahoma", "America/Chicago", 35.57, -96.93],
  ["OR", "Oregon", "America/Los_Angeles", 44.57, -122.07],
  ["PA", "Pennsylvania", "America/New_York", 40.59, -77.21],
  ["RI", "Rhode Island", "America/New_York", 41.68, -71.51],
  ["SC", "South Carolina", "America/New_York", 33.86, -80.95],
  ["SD", "South Dakota", "America/Chicago", 44.3, -99.44],
  ["TN", "Tennessee", "America/Chicago", 35.75, -86.69],
  ["TX", "Texas", "America/Chicago", 31.05, -97.56],
  ["UT", "Utah", "America/Denver", 40.15, -111.86],
  ["VT", "Vermont", "America/New_York", 44.05, -72.71],
  ["VA", "Virginia", "America/New_York", 37.77, -78.17],
  ["WA", "Washington", "America/Los_Angeles", 47.4, -121.49],
  ["WV", "West Virginia", "America/New_York", 38.49, -80.95],
  ["WI", "Wisconsin", "America/Chicago", 44.27, -89.62],
  ["WY", "Wyoming", "America/Denver", 42.76, -107.3],
];

const mexico: readonly Row[] = [
  ["AGU", "Aguascalientes", "America/Mexico_City", 21.98, -102.36],
  ["BCN", "Baja California", "America/Tijuana", 30.55, -115.1],
  ["BCS", "Baja California Sur", "America/Mazatlan", 25.59, -111.77],
  ["CAM", "Campeche", "America/Merida", 18.93, -90.38],
  ["CHP", "Chiapas", "America/Mexico_City", 16.53, -92.45],
  ["CHH", "Chihuahua", "America/Chihuahua", 28.81, -106.42],
  ["COA", "Coahuila", "America/Monterrey", 27.29, -102.04],
  ["COL", "Colima", "America/Mexico_City", 19.14, -103.95],
  ["DUR", "Durango", "America/Monterrey", 24.93, -104.91],
  ["GUA", "Guanajuato", "America/Mexico_City", 20.92, -101.02],
  ["GRO", "Guerrero", "America/Mexico_City", 17.66, -99.95],
  ["HID", "Hidalgo", "America/Mexico_City", 20.48, -98.87],
  ["JAL", "Jalisco", "America/Mexico_City", 20.58, -103.67],
  ["CMX", "Mexico City", "America/Mexico_City", 19.32, -99.15],
  ["MIC", "Michoacán", "America/Mexico_City", 19.21, -101.88],
  ["MOR", "Morelos", "America/Mexico_City", 18.74, -99.07],
  ["NAY", "Nayarit", "America/Mazatlan", 21.81, -104.85],
  ["NLE", "Nuevo León", "America/Monterrey", 25.57, -99.97],
  ["OAX", "Oaxaca", "America/Mexico_City", 16.97, -96.42],
  ["PUE", "Puebla", "America/Mexico_City", 19.0, -97.88],
  ["QUE", "Querétaro", "America/Mexico_City", 20.86, -99.85],
  ["ROO", "Quintana Roo", "America/Cancun", 19.6, -87.92],
  ["SLP", "San Luis Potosí", "America/Mexico_City", 22.6, -100.43],
  ["SIN", "Sinaloa", "America/Mazatlan", 25.0, -107.5],
  ["SON", "Sonora", "America/Hermosillo", 29.65, -110.87],
  ["MEX", "State of Mexico", "America/Mexico_City", 19.35, -99.63, "mexico-state"],
  ["TAB", "Tabasco", "America/Mexico_City", 17.96, -92.59],
  ["TAM", "Tamaulipas", "America/Monterrey", 24.29, -98.56],
  ["TLA", "Tlaxcala", "America/Mexico_City", 19.43, -98.17],
  ["VER", "Veracruz", "America/Mexico_City", 19.38, -96.37],
  ["YUC", "Yucatán", "America/Merida", 20.77, -88.93],
  ["ZAC", "Zacatecas", "America/Mexico_City", 23.09, -102.71],
];

export const otherRegionNames: Readonly<Record<RegionCode, readonly string[]>> = {
  "CA-NL": ["Newfoundland", "Labrador", "Newfoundland & Labrador"],
  "CA-NT": ["NWT"],
  "CA-PE": ["PEI", "P.E.I."],
  "CA-YT": ["Yukon Territory"],
  "MX-CMX": ["Ciudad de México", "CDMX"],
  "MX-COA": ["Coahuila de Zaragoza"],
  "MX-MEX": ["Estado de México", "Edomex"],
  "MX-MIC": ["Michoacán de Ocampo"],
  "MX-VER": ["Veracruz de Ignacio de la Llave"],
  "US-DC": ["Washington DC", "Washington, D.C."],
};

function toSlug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function toRegions(country: CountryCode, rows: readonly Row[]): Region[] {
  return rows.map(([code, name, timezone, latitude, longitude, slug]) => ({
    code: `${country}-${code}`,
    slug: slug ?? toSlug(name),
    name,
    country,
    timezone,
    latitude,
    longitude,
  }));
}

const regionsByCountry: Readonly<Record<CountryCode, readonly Region[]>> = {
  CA: toRegions("CA", canada),
  US: toRegions("US", unitedStates),
  MX: toRegions("MX", mexico),
};

export const regions: readonly Region[] = Object.values(regionsByCountry).flat();

const regionByKey = new Map<string, Region>();
for (const region of regions) {
  for (const word of [
    region.code,
    region.slug,
    region.name,
    ...(otherRegionNames[region.code] ?? []),
  ]) {
    regionByKey.set(toSlug(word), region);
  }
}

export function findRegion(codeOrSlugOrName: string): Region | null {
  return regionByKey.get(toSlug(codeOrSlugOrName.slice(0, 100))) ?? null;
}

export function regionsOf(country: CountryCode): readonly Region[] {
  return regionsByCountry[country];
}

export function isCountry(text: string): text is CountryCode {
  return countries.some((country) => country.code === text);
}

export function countryName(code: CountryCode): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}

/** "Toronto, Ontario"; unknown parts are left out. */
export function placeName({ city, region }: { city: string; region: string | null }): string {
  const regionName = region ? (findRegion(region)?.name ?? "") : "";
  return [city.trim(), regionName].filter(Boolean).join(", ");
}

import type { CountryCode, RegionCode } from "#app/shared/places.ts";

/** Names of countries in English, French and Spanish. */
export const countryNames: Readonly<Record<CountryCode, string>> = {
  CA: "Canada, Canadá, across Canada, Canada wide",
  US: "United States, USA, US, United States of America, America, the States, États-Unis, Estados Unidos, EEUU, EE UU, EUA",
  MX: "Mexico, México, Mexique, Méjico",
};

/** Other names of regions than their English one: French, Spanish, colloquial. */
export const regionNames: Readonly<Record<RegionCode, string>> = {
  "CA-AB": "Alta",
  "CA-BC": "Colombie-Britannique, Columbia Británica, C-B",
  "CA-NB": "Nouveau-Brunswick, Nuevo Brunswick, N-B",
  "CA-NL": "Terre-Neuve, Terre-Neuve-et-Labrador, Terranova",
  "CA-NS": "Nouvelle-Écosse, Nueva Escocia, N-É",
  "CA-NT": "Territoires du Nord-Ouest, Territorios del Noroeste",
  "CA-ON": "Ont",
  "CA-PE": "Île-du-Prince-Édouard, Isla del Príncipe Eduardo, ÎPÉ",
  "CA-QC": "Québec, Que, province de Québec, province of Quebec",
  "CA-SK": "Sask",
  "US-CA": "Californie, Cali",
  "US-DC": "District de Columbia",
  "US-FL": "Floride",
  "US-GA": "Géorgie",
  "US-HI": "Hawaï",
  "US-LA": "Louisiane, Luisiana",
  "US-NC": "Caroline du Nord, Carolina del Norte",
  "US-ND": "Dakota du Nord, Dakota del Norte",
  "US-NH": "Nuevo Hampshire",
  "US-NJ": "Nueva Jersey",
  "US-NM": "Nouveau-Mexique, Nuevo México",
  "US-NY": "Nueva York, New York State, État de New York",
  "US-OR": "Oregón",
  "US-PA": "Pennsylvanie, Pensilvania",
  "US-SC": "Caroline du Sud, Carolina del Sur",
  "US-SD": "Dakota du Sud, Dakota del Sur",
  "US-TX": "Tejas",
  "US-VA": "Virginie",
  "US-WA": "Washington State, État de Washington",
  "US-WV": "Virginie-Occidentale, Virginia Occidental",
  "MX-CMX": "Ciudad de México, CDMX, Mexico DF, México D.F.",
};

/** Areas of several regions. */
export const areaNames: readonly (readonly [names: string, regions: readonly RegionCode[]])[] = [
  [
    "Maritimes, the Maritimes, Maritime provinces, provinces maritimes",
    ["CA-NB", "CA-NS", "CA-PE"],
  ],
  [
    "Atlantic Canada, Atlantic provinces, East Coast, Canada atlantique, provinces atlantiques",
    ["CA-NB", "CA-NS", "CA-PE", "CA-NL"],
  ],
  ["Prairies, the Prairies, prairie provinces", ["CA-AB", "CA-SK", "CA-MB"]],
  [
    "Western Canada, West Coast Canada, Ouest canadien, Ouest du Canada",
    ["CA-BC", "CA-AB", "CA-SK", "CA-MB"],
  ],
  ["Northern Canada, the territories, territoires", ["CA-YT", "CA-NT", "CA-NU"]],
  ["Eastern Canada, Est du Canada", ["CA-ON", "CA-QC", "CA-NB", "CA-NS", "CA-PE", "CA-NL"]],
  ["New England, Nouvelle-Angleterre", ["US-CT", "US-ME", "US-MA", "US-NH", "US-RI", "US-VT"]],
];

/** What people call cities, by the name that listings use. */
export const cityNames: Readonly<Record<string, string>> = {
  "New York": "NYC, New York City, Manhattan, Nueva York ciudad",
  "Los Angeles": "L.A., Los Ángeles",
  "Las Vegas": "Vegas",
  "Quebec City": "Ville de Québec, Québec ville, Quebec city, Ciudad de Quebec",
  "Greater Sudbury": "Sudbury, Grand Sudbury",
  "Mexico City": "Ciudad de México, CDMX, Mexico DF, México D.F., Mexico ciudad",
  "Niagara Falls": "Niagara",
  Toronto: "GTA, Greater Toronto Area, Greater Toronto, downtown Toronto",
  Vancouver: "Greater Vancouver, Lower Mainland, downtown Vancouver",
  Montreal: "Greater Montreal, Grand Montréal, Ville de Montréal, downtown Montreal",
  "Los Cabos": "Cabo, Cabo San Lucas, San José del Cabo",
  "Grand Falls-Windsor": "Grand Falls",
  "Happy Valley-Goose Bay": "Goose Bay, Happy Valley",
  "Mont-Tremblant": "Tremblant",
  "San Pedro Garza García": "San Pedro",
  "Playa del Carmen": "Playa",
};

/**
 * Abbreviations that are also words of English, French or Spanish. Typed in lower case inside a sentence they are not places.
 */
export const ambiguousAbbreviations: ReadonlySet<string> = new Set(
  "on in or me la de co hi ok oh pa ma mi id al ne mt ct ar va md ms mo nd il sd sc ca nt us ont que alta".split(
    " ",
  ),
);

/** Ordinary words that are also cities: they count as one with a capital letter or after a preposition. */
export const ordinaryCityWords: ReadonlySet<string> = new Set(
  "mobile hope mission reading orange golden surprise normal enterprise independence bend nice eagle sandy commerce industry playa oasis".split(
    " ",
  ),
);

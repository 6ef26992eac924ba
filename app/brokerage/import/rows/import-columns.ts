import { type FieldName, fieldNames, fieldOf } from "#app/selling/editing/listing-fields.ts";
import { brand } from "#app/shared/brand.ts";
import { foldAccents } from "#app/shared/fold-accents.ts";

/** What a column of a file can hold: a field of the form, the key of the row, or photos. */
export type ImportColumn = FieldName | "reference" | "listingId" | "photos";

const ownLabels = {
  reference: "Reference",
  listingId: `${brand.name} ID`,
  photos: "Photos",
} as const;

export const importColumns: readonly ImportColumn[] = [
  "reference",
  "listingId",
  ...fieldNames,
  "photos",
];

export const isImportColumn = (text: string): text is ImportColumn =>
  importColumns.some((column) => column === text);

export const isField = (column: ImportColumn): column is FieldName =>
  !Object.hasOwn(ownLabels, column);

export const columnLabel = (column: ImportColumn): string =>
  isField(column) ? fieldOf(column).label : ownLabels[column];

/** Of its element in XML. "Listing ID" is what others call their own reference. */
export const columnName = (column: ImportColumn): string =>
  column === "listingId" ? "relevoId" : column;

/** Which column of the file holds what, in the order of its columns. */
export type Mapping = (ImportColumn | null)[];

/** Names compare without case, accents and signs: "Asking Price (CAD)" is "asking price cad". */
export const columnKey = (text: string): string =>
  foldAccents(text.slice(0, 200).replace(/([a-z])([A-Z])/g, "$1 $2"))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const synonyms: Partial<Record<ImportColumn, readonly string[]>> = {
  reference: [
    "ref",
    "reference number",
    "reference no",
    "ref no",
    "ref number",
    "reference id",
    "listing reference",
    "listing number",
    "listing no",
    "mls",
    "mls number",
    "external id",
    "file number",
    "our reference",
    "our ref",
    "sku",
    "id",
    "listing id",
    "code",
    "numero",
    "no de dossier",
  ],
  listingId: [`${brand.name} listing ID`, `${brand.name} number`],
  listingHeadline: [
    "headline",
    "title",
    "listing title",
    "heading",
    "listing name",
    "ad title",
    "titre",
  ],
  generalSummary: [
    "summary",
    "description",
    "business description",
    "listing description",
    "overview",
    "details",
    "ad text",
    "text",
    "about",
    "resume",
  ],
  categories: [
    "category",
    "industry",
    "sector",
    "business type",
    "type of business",
    "trade",
    "categorie",
    "secteur",
    "type d entreprise",
  ],
  subcategory: ["sub category", "subsector", "sub sector", "sub industry"],
  region: ["province", "state", "province state", "state province", "territory", "prov", "etat"],
  cityTown: ["city", "town", "municipality", "city town", "location", "ville", "ciudad"],
  postalCode: ["postcode", "zip", "zip code", "postal", "zip postal code", "code postal"],
  askingPrice: [
    "price",
    "list price",
    "listing price",
    "sale price",
    "asking",
    "price asked",
    "prix",
    "prix demande",
    "prix de vente",
    "precio",
  ],
  salesRevenue: [
    "revenue",
    "sales",
    "annual revenue",
    "annual sales",
    "gross revenue",
    "gross sales",
    "turnover",
    "annual turnover",
    "gross income",
    "chiffre d affaires",
    "ventes",
    "revenus",
  ],
  cashFlow: [
    "sde",
    "annual cash flow",
    "cashflow",
    "sellers discretionary earnings",
    "ebitda",
    "seller s discretionary earnings",
    "discretionary earnings",
    "net profit",
    "profit",
    "benefice",
    "flux de tresorerie",
    "baiia",
  ],
  growthRate: ["growth", "annual growth", "growth percent", "growth rate", "croissance"],
  statusOfBusiness: ["business status", "operating status", "trading status"],
  established: [
    "year established",
    "established in",
    "founded",
    "year founded",
    "est",
    "since",
    "annee de fondation",
    "fondee en",
  ],
  employees: [
    "staff",
    "number of employees",
    "no of employees",
    "employee count",
    "team size",
    "employes",
    "nombre d employes",
  ],
  squareFootage: [
    "square feet",
    "sq ft",
    "sqft",
    "area",
    "floor area",
    "size",
    "building size",
    "superficie",
  ],
  management: ["management form", "managed by", "owner involvement"],
  propertyStatus: ["property status", "premises", "real estate", "tenure", "property type"],
  leaseTerms: ["lease", "lease details", "bail"],
  reasonForSale: [
    "reason",
    "reason for selling",
    "why selling",
    "selling reason",
    "raison de la vente",
  ],
  tags: ["keyword", "tags", "tag", "labels", "mots cles"],
  trainingIncluded: ["training", "training provided", "training support"],
  financingAvailable: [
    "owner financing",
    "seller financing",
    "financing",
    "vendor financing",
    "vtb",
    "financing available",
    "vendor take back",
  ],
  relocatable: ["can be relocated", "is relocatable"],
  workFromHome: ["home based", "home business", "from home"],
  accommodationIncluded: ["accommodation", "living quarters"],
  franchise: ["is franchise", "is a franchise"],
  distressed: ["distressed sale"],
  confidentiality: ["confidential", "visibility"],
  businessName: [
    "company",
    "company name",
    "trade name",
    "trading name",
    "legal name",
    "nom de l entreprise",
    "entreprise",
  ],
  businessNameHidden: ["hide business name", "business name hidden"],
  streetAddress: ["address", "street", "address 1", "address line 1", "adresse"],
  streetAddressHidden: ["hide street address", "hide address"],
  websiteAddress: ["website", "web site", "url", "web address", "web", "site web"],
  contactName: ["contact", "agent", "agent name", "broker", "broker name"],
  contactEmail: ["email", "e mail", "agent email", "broker email", "email address", "courriel"],
  contactPhone: ["phone", "telephone", "phone number", "agent phone", "broker phone", "tel"],
  responseTime: ["response time hours", "reply within hours"],
  photos: [
    "photo",
    "photo urls",
    "photo url",
    "images",
    "image",
    "image urls",
    "image url",
    "pictures",
    "picture",
    "photo addresses",
    "photo links",
    "photo address",
  ],
};

const byKey = new Map<string, ImportColumn>();
for (const column of importColumns)
  for (const name of [columnLabel(column), columnName(column), ...(synonyms[column] ?? [])])
    if (!byKey.has(columnKey(name))) byKey.set(columnKey(name), column);

/** In XML the names of the outer elements say more than the last one: `contact/name`, `images/image/url`. */
function findColumn(header: string): ImportColumn | null {
  const names = header.split("/");
  const ends = names.map((_, from) => names.slice(from).join(" "));
  return ends.map((end) => byKey.get(columnKey(end))).find((column) => column) ?? null;
}

/** What the names of the columns say. The first column of a kind wins. */
export function guessMapping(headers: readonly string[]): Mapping {
  const taken = new Set<ImportColumn>();
  return headers.map((header) => {
    const column = findColumn(header);
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

export type MappingProblem = "no-key" | "no-fields" | "twice";

export const mappingProblems: Record<MappingProblem, string> = {
  "no-key": `Choose the column with your reference. It tells us which row belongs to which listing, so that a second import changes listings instead of adding them again.`,
  "no-fields": "Choose at least one column that holds something about the listings.",
  twice: "Choose each field for one column only.",
};

export function checkMapping(mapping: Mapping): MappingProblem | null {
  const used = mapping.filter((column) => column !== null);
  if (new Set(used).size < used.length) return "twice";
  if (!used.includes("reference") && !used.includes("listingId")) return "no-key";
  return used.some((column) => isField(column) || column === "photos") ? null : "no-fields";
}

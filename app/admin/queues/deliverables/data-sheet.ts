/** A listing as a person enters it on REALTOR.ca: in the order of its form for businesses, each field with RESO's name for it. */
import type { Business } from "#app/browsing/business/business.queries.server.ts";
import { findCategory } from "#app/listings/category.ts";
import { formatEmployees, propertyLabels } from "#app/listings/facts.ts";
import { shortId } from "#app/listings/listing.ts";
import { escapeMarkup } from "#app/shared/escape-markup.ts";
import { countryName, findRegion } from "#app/shared/places.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { formatMoney } from "#app/ui/format/format-money.ts";

interface SheetField {
  label: string;
  /** In the RESO Data Dictionary. */
  name: string;
  value: string | number | null;
  shown: string;
}

const field = (
  label: string,
  name: string,
  value: string | number | null,
  shown = String(value),
): SheetField => ({ label, name, value, shown });

const yes = (label: string, name: string, isTrue: boolean | null): SheetField =>
  field(label, name, isTrue === null ? null : String(isTrue), isTrue ? "Yes" : "No");

/** Made from what visitors see, so that nothing hidden leaves the site. */
export function sheetFields(business: Business): SheetField[] {
  const { country, currency, squareFootage, propertyType } = business;
  const region = findRegion(business.region);
  const [category] = business.categories;
  const money = (label: string, name: string, value: number | null): SheetField =>
    value === null
      ? field(label, name, null)
      : field(label, name, (value / 100).toFixed(2), formatMoney(value, currency));
  return [
    field("Reference", "ListingId", shortId(business.id)),
    field("Property type", "PropertyType", "Business Opportunity"),
    field("Business type", "BusinessType", category ? findCategory(category)!.name : null),
    field("Business name", "BusinessName", business.businessName),
    field("Street address", "UnparsedAddress", business.street),
    field("City", "City", business.city || null),
    field("Province", "StateOrProvince", region?.code.slice(3) ?? business.region, region?.name),
    field("Country", "Country", country, countryName(country)),
    money("Price", "ListPrice", business.askingPrice),
    field("Currency", "Currency", currency),
    yes("Franchise", "FranchiseYN", business.franchise),
    field("Year established", "YearEstablished", business.established),
    field("Employees", "NumberOfEmployees", formatEmployees(business)),
    field(
      "Floor space",
      "BuildingAreaTotal",
      squareFootage,
      squareFootage === null ? undefined : `${formatNumber(squareFootage)} sq ft`,
    ),
    field("Premises", "OwnershipType", propertyType && propertyLabels[propertyType]),
    field("Lease terms", "ExistingLeaseType", business.leaseTerms),
    money("Gross revenue a year", "GrossIncome", business.annualRevenue),
    money("Expenses a year", "OperatingExpense", business.annualExpenses),
    money("Cash flow a year", "NetOperatingIncome", business.annualCashFlow),
    yes("Seller financing", "SellerFinancingYN", business.financingAvailable),
    field("Headline", "ListingTitle", business.title),
    field("Remarks", "PublicRemarks", business.description),
    field("Photos", "PhotosCount", business.photos.length),
  ];
}

/** For the screen and for paper: what is not stated is left out. */
export const sheetRows = (business: Business) =>
  sheetFields(business)
    .filter(({ value }) => value !== null && value !== "")
    .map(({ label, shown }) => ({ term: label, detail: shown }));

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const element = (name: string, value: string | number): string =>
  `<${name}>${escapeMarkup(String(value).replace(forbidden, ""))}</${name}>`;

export function resoXml(business: Business, origin: string): string {
  const fields = sheetFields(business).flatMap(({ name, value }) =>
    value === null || value === "" ? [] : [element(name, value)],
  );
  const photos = business.photos.map(
    ({ mediaId, alt }, place) =>
      `<Media>${[
        element("MediaKey", mediaId),
        element("MediaCategory", "Photo"),
        element("Order", place + 1),
        element("MediaURL", `${origin}/media/${mediaId}/1200.jpg`),
        ...(alt ? [element("ShortDescription", alt)] : []),
      ].join("")}</Media>`,
  );
  const listing = [
    ...fields,
    element("ModificationTimestamp", business.updatedAt.toISOString()),
    element("ListingURL", origin + listingHref({ id: business.id, title: business.publicTitle })),
    ...photos,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<RETS ReplyCode="0" ReplyText="Success"><REData><REProperties><BusinessOpportunity>
${listing.join("\n")}
</BusinessOpportunity></REProperties></REData></RETS>
`;
}

/** A listing as a person enters it on REALTOR.ca: in the order of its form for businesses, each field with RESO's name for it. */
import type { Business } from "#app/browsing/business/business.queries.server.ts";
import { findCategory } from "#app/listings/category.ts";
import { formatEmployees } from "#app/listings/facts.ts";
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
  shown?: string;
}

/** Made from what visitors see, so that nothing hidden leaves the site. */
export function sheetFields(business: Business): SheetField[] {
  const region = findRegion(business.region);
  const [category] = business.categories;
  const money = (label: string, name: string, value: number | null): SheetField => ({
    label,
    name,
    value: value === null ? null : (value / 100).toFixed(2),
    ...(value !== null && { shown: formatMoney(value, business.currency) }),
  });
  const yes = (label: string, name: string, isTrue: boolean): SheetField => ({
    label,
    name,
    value: String(isTrue),
    shown: isTrue ? "Yes" : "No",
  });
  return [
    { label: "Reference", name: "ListingId", value: business.id.slice(-8).toUpperCase() },
    { label: "Property type", name: "PropertyType", value: "Business Opportunity" },
    {
      label: "Business type",
      name: "BusinessType",
      value: category ? findCategory(category)!.name : null,
    },
    { label: "Business name", name: "BusinessName", value: business.businessName },
    { label: "Street address", name: "UnparsedAddress", value: business.street },
    { label: "City", name: "City", value: business.city || null },
    {
      label: "Province",
      name: "StateOrProvince",
      value: region?.code.slice(3) ?? business.region,
      ...(region && { shown: region.name }),
    },
    {
      label: "Country",
      name: "Country",
      value: business.country,
      shown: countryName(business.country),
    },
    money("Price", "ListPrice", business.askingPrice),
    { label: "Currency", name: "Currency", value: business.currency },
    yes("Franchise", "FranchiseYN", business.franchise),
    { label: "Year established", name: "YearEstablished", value: business.established },
    { label: "Employees", name: "NumberOfEmployees", value: formatEmployees(business) },
    {
      label: "Floor space",
      name: "BuildingAreaTotal",
      value: business.squareFootage,
      ...(business.squareFootage !== null && {
        shown: `${formatNumber(business.squareFootage)} sq ft`,
      }),
    },
    yes("Leased premises", "LeaseConsideredYN", business.propertyType === "lease"),
    { label: "Lease terms", name: "ExistingLeaseType", value: business.leaseTerms },
    money("Gross revenue a year", "GrossIncome", business.annualRevenue),
    money("Expenses a year", "OperatingExpense", business.annualExpenses),
    money("Cash flow a year", "NetOperatingIncome", business.annualCashFlow),
    yes("Seller financing", "SellerFinancingYN", business.financingAvailable),
    { label: "Headline", name: "ListingTitle", value: business.title },
    { label: "Remarks", name: "PublicRemarks", value: business.description },
    { label: "Photos", name: "PhotosCount", value: business.photos.length },
  ];
}

/** For the screen and for paper: what is not stated is left out. */
export const sheetRows = (business: Business) =>
  sheetFields(business)
    .filter(({ value }) => value !== null && value !== "")
    .map(({ label, value, shown }) => ({ term: label, detail: shown ?? String(value) }));

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
    element("ListingURL", origin + listingHref(business)),
    ...photos,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<RETS ReplyCode="0" ReplyText="Success"><REData><REProperties><BusinessOpportunity>
${listing.join("\n")}
</BusinessOpportunity></REProperties></REData></RETS>
`;
}

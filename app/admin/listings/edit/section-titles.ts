/** The parts of a listing as an administrator reads them. */
export const sectionTitles = {
  listing: "Listing",
  location: "Place",
  figures: "Price, revenue and cash flow",
  business: "About the business",
  terms: "What applies to the sale",
  confidential: "Confidential",
  contact: "Contact",
} as const;

/** The one place that knows what the product is called and who stands behind it. */
export const brand = {
  name: "Relevo",
  legalEntity: "Relevo Marketplace Inc.",
  postalAddress: "200 Bay Street, Toronto, Ontario, Canada",
  supportEmail: "support@relevo.example",
  tagline: "Where businesses change hands",
  defaultTitle: "Buy and Sell Businesses",
} as const;

export const pageTitle = (page: string): string => `${page} | ${brand.name}`;

/** The name of the product and the company behind it, in one place. */
export const brand = {
  name: "Relevo",
  legalEntity: "Relevo Marketplace Inc.",
  postalAddress: "200 Bay Street, Toronto, Ontario, Canada",
  supportEmail: "support@relevo.example",
  tagline: "Where businesses change hands",
  defaultTitle: "Buy and Sell Businesses",
  description:
    "Find a business to buy, or sell yours confidentially. Restaurants, shops, services, manufacturers and franchises across Canada, the United States and Mexico.",
} as const;

export function pageTitle(page: string): string {
  return `${page} | ${brand.name}`;
}

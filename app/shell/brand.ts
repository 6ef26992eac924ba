/** The name of the house, said once. */
export const brand = {
  name: "Relevo",
  legalEntity: "Relevo Marketplace Inc.",
  supportEmail: "support@relevo.example",
  tagline: "Where businesses change hands",
  defaultTitle: "Buy and Sell Businesses",
  description:
    "Find a business to buy, or sell yours in confidence. Restaurants, shops, services, manufacturers and franchises across Canada, the United States and Mexico.",
} as const;

export function pageTitle(page: string): string {
  return `${page} | ${brand.name}`;
}

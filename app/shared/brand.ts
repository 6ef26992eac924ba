export const brand = {
  name: "Relevo",
  tagline: "Where businesses change hands",
  defaultTitle: "Buy and Sell Businesses",
  description:
    "Find a business to buy, or sell yours confidentially. Restaurants, shops, services, manufacturers and franchises across Canada, the United States and Mexico.",
} as const;

/** The company that runs this site, set by administrators: see `getOperator`. Null until then. */
export interface Operator {
  legalName: string;
  postalAddress: string;
  supportEmail: string;
}

export function pageTitle(page: string): string {
  return `${page} | ${brand.name}`;
}

/** Stands for the address of the site in what emails say and link to. Whoever renders an email puts the address in its place. */
export const site = "https://site.invalid";

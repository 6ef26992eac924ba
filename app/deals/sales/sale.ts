/** A sale is agreed when an offer is accepted. It ends when the business is marked as sold, or goes back on the market. */
export const saleStates = ["agreed", "sold", "off"] as const;
export type SaleState = (typeof saleStates)[number];

export const maxTellText = 2000;

export const tellText = (title: string): string =>
  `Thank you for your interest in “${title}”. We have agreed on a sale with another buyer. If it doesn't go through, we'll be in touch.`;

export const currencies = ["CAD", "USD", "MXN"] as const;
export type Currency = (typeof currencies)[number];

/** Integer minor units (cents, centavos): floating point never holds money. */
export interface Money {
  amount: number;
  currency: Currency;
}

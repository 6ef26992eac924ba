// What stands beside a sum. Apart from `money.tsx`, which brings the formats with it.

export const CurrencyCode = ({ code }: { code: string }) => (
  <span className="currency-code">{code}</span>
);

/** A sum that is about right, beside the one that counts. */
export const Approximate = ({ children }: { children: string }) => (
  <span className="approximate">{`≈ ${children}`}</span>
);

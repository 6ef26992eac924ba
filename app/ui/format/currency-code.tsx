// Separate from `money.tsx`, which includes the number formats.

export const CurrencyCode = ({ code }: { code: string }) => (
  <span className="currency-code">{code}</span>
);

export const Approximate = ({ children }: { children: string }) => (
  <span className="approximate">{`≈ ${children}`}</span>
);

/** The date of the exchange rates, as the loader formatted it. */
export function RatesNote({ day, className }: { day: string; className?: string }) {
  return (
    <p className={className}>
      Amounts marked ≈ are approximate, based on exchange rates from {day}. The price in the
      listing's own currency is the one that counts.
    </p>
  );
}

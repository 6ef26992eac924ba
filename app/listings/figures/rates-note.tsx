/** The date of the exchange rates, as the loader formatted it. */
export function RatesNote({ day, className }: { day: string; className?: string }) {
  return (
    <p className={className}>
      Amounts marked ≈ are approximate, at the exchange rates of {day}. The price in the business’s
      own currency is the one that counts.
    </p>
  );
}

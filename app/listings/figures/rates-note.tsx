/** Says of what day the rates are, in the words of the loader. */
export function RatesNote({ day, className }: { day: string; className?: string }) {
  return (
    <p className={className}>
      Amounts marked ≈ are approximate, at the exchange rates of {day}. The price in the business’s
      own currency is the one that counts.
    </p>
  );
}

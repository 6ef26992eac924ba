import { formatDate } from "#app/ui/format-date.ts";

/** Says of what day the rates are. The day is a calendar day: the same in every zone. */
export function RatesNote({ asOf, className }: { asOf: string; className?: string }) {
  return (
    <p className={className}>
      Amounts marked ≈ are approximate, at the exchange rates of{" "}
      <time dateTime={asOf}>{formatDate(asOf, { timeZone: "UTC" })}</time>. The price in the
      business’s own currency is the one that counts.
    </p>
  );
}

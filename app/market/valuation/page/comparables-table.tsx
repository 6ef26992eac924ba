import type { ValuationView } from "#app/market/valuation/show/make-valuation-view.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";

/** As their own pages show them. On a phone each is a block. */
export function ComparablesTable({ rows }: { rows: ValuationView["comparables"]["rows"] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Comparable businesses</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-ink-3">
          {["Business", "Asking price", "Cash flow", "Multiple"].map((header) => (
            <th
              key={header}
              scope="col"
              className="py-2 ps-4 text-end font-normal first:ps-0 first:text-start"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, href, place, price, cashFlow, multiple, isSold }) => (
          <tr
            key={id}
            className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-5 max-sm:py-3"
          >
            <th scope="row" className="py-3 text-start font-normal max-sm:w-full max-sm:py-0">
              <PlainLink to={href} className="link inline-flex min-h-6 items-center font-medium">
                {title}
              </PlainLink>
              {isSold && (
                <>
                  {" "}
                  <Badge tone="neutral">Sold</Badge>
                </>
              )}
              <span className="block text-xs text-ink-2">{place}</span>
            </th>
            {(
              [
                ["Asking price", price],
                ["Cash flow", cashFlow],
                ["Multiple", multiple],
              ] as const
            ).map(([label, text]) => (
              <td
                key={label}
                className="figures py-3 ps-4 text-end whitespace-nowrap max-sm:py-1 max-sm:ps-0 max-sm:text-start"
              >
                <span aria-hidden="true" className="block text-xs text-ink-3 sm:hidden">
                  {label}
                </span>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { MarketView } from "./load-market.server.ts";
import { methodHref } from "#app/market/method/method-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export function AllFigures({ all: { columns, groups } }: { all: MarketView["all"] }) {
  return (
    <Section id="figures" title="Every figure">
      <div
        tabIndex={0}
        role="group"
        aria-labelledby="figures"
        className={`relative overflow-x-auto focus-visible:-outline-offset-2 ${columns.length === 1 ? "max-w-2xl" : ""}`}
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="align-bottom text-xs text-ink-2">
              <th scope="col" className="py-3 pe-4 text-start font-semibold">
                Figure
              </th>
              {columns.map(({ label, to }, index) => (
                <th key={to} scope="col" className="min-w-28 py-3 ps-4 text-end font-semibold">
                  {index === 0 ? (
                    label
                  ) : (
                    <PlainLink
                      to={to}
                      className="inline-flex min-h-6 items-end underline decoration-line-strong underline-offset-4 hover:text-ink"
                    >
                      {label}
                    </PlainLink>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="border-b border-line-strong">
                <th
                  scope="colgroup"
                  colSpan={columns.length + 1}
                  className="pt-6 pb-1.5 text-start text-sm font-semibold"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ measure, label, note, cells }) => (
                <tr key={measure} className="border-b border-line">
                  <th scope="row" className="min-w-44 py-2 pe-4 text-start font-normal text-ink-2">
                    <PlainLink
                      to={methodHref(measure)}
                      title={note}
                      className="inline-flex min-h-6 items-center decoration-line-strong underline-offset-4 hover:underline"
                    >
                      {label}
                    </PlainLink>
                  </th>
                  {cells.map((cell, index) => (
                    <td
                      key={columns[index]!.to}
                      className={`figures py-2 ps-4 text-end whitespace-nowrap ${index === 0 ? "font-semibold" : "text-ink-2"}`}
                    >
                      {cell ? <FigureLink to={cell.to} text={cell.value} /> : <Unknown />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Section>
  );
}

export const FigureLink = ({ to, text }: { to: string; text: string }) => (
  <PlainLink
    to={to}
    className="inline-flex min-h-6 items-center decoration-line-strong underline-offset-4 hover:text-accent hover:underline"
  >
    {text}
  </PlainLink>
);

export const Unknown = () => (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">Fewer than ten</span>
  </span>
);

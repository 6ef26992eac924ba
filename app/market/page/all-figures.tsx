import { FigureCell, FigureTable } from "./figure-table.tsx";
import type { MarketView } from "./load-market.server.ts";
import { methodHref } from "#app/market/method/method-address.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function AllFigures({ all: { columns, groups } }: { all: MarketView["all"] }) {
  return (
    <FigureTable
      id="figures"
      title="Every figure"
      className={columns.length === 1 ? "max-w-2xl" : ""}
    >
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
                <FigureCell
                  key={columns[index]!.to}
                  figure={cell}
                  className={index === 0 ? "font-semibold" : "text-ink-2"}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </FigureTable>
  );
}

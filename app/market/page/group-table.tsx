import { FigureLink, Unknown } from "./all-figures.tsx";
import type { MarketTable } from "./list-tables.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SortHeader } from "#app/ui/data/sort-header.tsx";
import { Section } from "#app/ui/layout/section.tsx";

export function GroupTable({ table: { id, title, headers, rows } }: { table: MarketTable }) {
  const links = new Map<string, string>(headers.map(({ key, to }) => [key, to]));
  const sorted = headers.find((one) => one.sorted !== null);
  return (
    <Section id={id} title={title}>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="relative overflow-x-auto focus-visible:-outline-offset-2"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              {headers.map(({ key, label, sorted: direction }, index) => (
                <SortHeader
                  key={key}
                  column={{
                    key,
                    header: label,
                    sortable: true,
                    align: index === 0 ? "start" : "end",
                  }}
                  sorting={{
                    key: sorted?.key ?? "",
                    direction: direction ?? "asc",
                    href: (name) => links.get(name)!,
                  }}
                  className={index === 0 ? "pe-4" : "ps-4"}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, to, cells }) => (
              <tr key={to} className="border-b border-line">
                <th scope="row" className="min-w-36 py-2 pe-4 text-start font-medium">
                  <PlainLink
                    to={to}
                    prefetch
                    className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
                  >
                    {name}
                  </PlainLink>
                </th>
                {cells.map((cell, index) => (
                  <td
                    key={headers[index + 1]!.key}
                    className="figures py-2 ps-4 text-end whitespace-nowrap"
                  >
                    {cell ? <FigureLink to={cell.to} text={cell.value} /> : <Unknown />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

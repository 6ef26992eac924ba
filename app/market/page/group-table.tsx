import { FigureCell, FigureTable, GroupHeader } from "./figure-table.tsx";
import type { MarketTable } from "./list-tables.ts";
import { SortHeader } from "#app/ui/data/sort-header.tsx";

export function GroupTable({ table: { id, title, headers, rows } }: { table: MarketTable }) {
  const links = new Map<string, string>(headers.map(({ key, to }) => [key, to]));
  const sorted = headers.find((one) => one.sorted !== null);
  return (
    <FigureTable id={id} title={title}>
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
            <GroupHeader to={to}>{name}</GroupHeader>
            {cells.map((cell, index) => (
              <FigureCell key={headers[index + 1]!.key} figure={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

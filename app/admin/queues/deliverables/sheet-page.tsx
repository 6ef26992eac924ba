import type { Route } from "./+types/sheet-page.ts";
import { sheetRows } from "#app/admin/queues/deliverables/data-sheet.ts";
import { getDelivered } from "#app/admin/queues/deliverables/deliverable-queue.server.ts";
import { queueHref, queues } from "#app/admin/queues/queue-kind.ts";
import { servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PrintButton } from "#app/ui/actions/print-button.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const meta = privatePage("Data sheet", "A listing in the order in which REALTOR.ca asks.");

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const business = await getDelivered(db, id, new Date());
  return { id, title: business.title, rows: sheetRows(business) };
}

export default function SheetPage({ loaderData: { id, title, rows } }: Route.ComponentProps) {
  return (
    <div className="wrap flex max-w-3xl flex-col gap-6 py-8 md:py-10 print:p-0">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <Breadcrumb
          steps={[
            {
              label: queues.deliverables.title,
              to: queueHref("deliverables", { item: id }),
            },
            { label: "Data sheet" },
          ]}
        />
        <PrintButton />
      </div>
      <h1 className="font-serif text-3xl font-medium tracking-tight wrap-anywhere">{title}</h1>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">Fields of the listing</caption>
        <tbody>
          {rows.map(({ term, detail }) => (
            <tr key={term} className="border-b border-line align-top">
              <th scope="row" className="w-1/3 py-2 pe-4 text-start font-semibold">
                {term}
              </th>
              <td className="py-2 wrap-anywhere whitespace-pre-line">{detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

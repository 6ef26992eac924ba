import { TimeAgo } from "#app/ui/time-ago.tsx";
import type { HomeData } from "./home-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

const number = "hidden py-4 ps-6 text-end align-baseline font-medium md:table-cell";
const head = "pb-2 font-normal text-ink-3";

/** Set like the market page: the eye runs down the figures. */
export function RecentTable({ recent }: Pick<HomeData, "recent">) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Recently added businesses</caption>
      <thead className="text-xs">
        <tr className="border-b border-ink">
          <th scope="col" className={`text-start ${head}`}>
            Business
          </th>
          <th scope="col" className={`text-end ${head}`}>
            Asking
          </th>
          <th scope="col" className={`hidden text-end md:table-cell ${head}`}>
            Revenue
          </th>
          <th scope="col" className={`hidden text-end md:table-cell ${head}`}>
            Cash flow
          </th>
          <th scope="col" className={`hidden text-end lg:table-cell ${head}`}>
            Added
          </th>
        </tr>
      </thead>
      <tbody>
        {recent.map((listing) => (
          <tr key={listing.id} className="group relative border-b border-line hover:bg-sunken">
            <th scope="row" className="py-4 pe-4 text-start align-baseline font-normal">
              <PlainLink
                to={`/business/${listing.id}`}
                className="font-serif text-lg leading-snug font-medium tracking-tight covers group-hover:underline"
              >
                {listing.title}
              </PlainLink>
              <span className="mt-0.5 block text-sm text-ink-3">
                {listing.city}, {listing.region}
                <span aria-hidden="true" className="mx-1.5">
                  ·
                </span>
                <span className="sr-only">, </span>
                {listing.category}
              </span>
            </th>
            <td className="py-4 text-end align-baseline font-semibold max-sm:**:whitespace-normal">
              <FigureText figure={listing.askingPrice} showCode showApprox />
            </td>
            <td className={number}>
              <FigureText figure={listing.revenue} />
            </td>
            <td className={number}>
              <FigureText figure={listing.cashFlow} />
            </td>
            <td className="hidden py-4 ps-6 text-end align-baseline text-sm whitespace-nowrap text-ink-3 lg:table-cell">
              <TimeAgo {...listing.listed} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { dot } from "#app/listings/card/listing-card-data.ts";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import type { HomeData } from "./home-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function RecentTable({ recent }: Pick<HomeData, "recent">) {
  return (
    <table className="recent-table">
      <caption className="sr-only">Recently added businesses</caption>
      <thead>
        <tr>
          <th scope="col">Business</th>
          <th scope="col">Asking</th>
          <th scope="col">Revenue</th>
          <th scope="col">Cash flow</th>
          <th scope="col">Added</th>
        </tr>
      </thead>
      <tbody>
        {recent.map((listing) => (
          <tr key={listing.id}>
            <th scope="row">
              <PlainLink to={`/business/${listing.id}`} className="covers">
                {listing.title}
              </PlainLink>
              <small>{`${listing.city}, ${listing.region}${dot}${listing.category}`}</small>
            </th>
            <td>
              <FigureText figure={listing.askingPrice} showCode showApprox />
            </td>
            <td>
              <FigureText figure={listing.revenue} />
            </td>
            <td>
              <FigureText figure={listing.cashFlow} />
            </td>
            <td>
              <TimeAgo {...listing.listed} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

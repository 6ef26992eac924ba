import type { Route } from "./+types/listings-bulk-page.ts";
import { BulkPageView } from "#app/admin/bulk/bulk-page-view.tsx";
import { listingBulkWords } from "#app/admin/bulk/listing-changes.ts";
import { listingBulk } from "#app/admin/bulk/listing-bulk.server.ts";
import { applyBulk, loadBulk } from "#app/admin/bulk/load-bulk.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: listingBulkWords.heading,
    description: "What one change would do to each of them, before it is made.",
    pathname,
  });

export const loader = ({ context, url }: Route.LoaderArgs) => loadBulk(context, url, listingBulk);

export const action = ({ request, context, url }: Route.ActionArgs) =>
  applyBulk(context, request, url, listingBulk);

export default function ListingBulkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPageView words={listingBulkWords} data={loaderData} answer={actionData} />;
}

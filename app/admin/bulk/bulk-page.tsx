import type { Route } from "./+types/bulk-page.ts";
import { applyBulk, loadBulk } from "#app/admin/bulk/bulk-actions.server.ts";
import { BulkScreen } from "#app/admin/bulk/bulk-screen.tsx";
import { bulkSources } from "#app/admin/bulk/bulk-sources.server.ts";
import { conversationBulkLabels } from "#app/admin/bulk/conversation-changes.ts";
import { listingBulkLabels } from "#app/admin/bulk/listing-changes.ts";
import { userBulkLabels } from "#app/admin/bulk/user-changes.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

const labels = [userBulkLabels, listingBulkLabels, conversationBulkLabels];

const labelsAt = (pathname: string) =>
  labels.find((one) => pathname.startsWith(`${one.pathname}/`))!;

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: labelsAt(pathname).heading,
    description: "What one change would do to each of them, before it is made.",
    pathname,
  });

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBulk(context, url, bulkSources[labelsAt(url.pathname).list]);

export const action = ({ request, context, url }: Route.ActionArgs) =>
  applyBulk(context, request, url, bulkSources[labelsAt(url.pathname).list]);

export default function BulkPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { pathname } = matches.at(-1)!;
  return <BulkScreen labels={labelsAt(pathname)} data={loaderData} answer={actionData} />;
}

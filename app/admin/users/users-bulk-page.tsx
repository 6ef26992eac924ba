import type { Route } from "./+types/users-bulk-page.ts";
import { BulkPageView } from "#app/admin/bulk/bulk-page-view.tsx";
import { userBulkWords } from "#app/admin/bulk/user-changes.ts";
import { userBulk } from "#app/admin/bulk/user-bulk.server.ts";
import { applyBulk, loadBulk } from "#app/admin/bulk/load-bulk.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: userBulkWords.heading,
    description: "What one change would do to each of them, before it is made.",
    pathname,
  });

export const loader = ({ context, url }: Route.LoaderArgs) => loadBulk(context, url, userBulk);

export const action = ({ request, context, url }: Route.ActionArgs) =>
  applyBulk(context, request, url, userBulk);

export default function UserBulkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPageView words={userBulkWords} data={loaderData} answer={actionData} />;
}

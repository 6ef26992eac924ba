import type { Route } from "./+types/messages-bulk-page.ts";
import { BulkPageView } from "#app/admin/bulk/bulk-page-view.tsx";
import { conversationBulkWords } from "#app/admin/bulk/conversation-changes.ts";
import { conversationBulk } from "#app/admin/bulk/conversation-bulk.server.ts";
import { applyBulk, loadBulk } from "#app/admin/bulk/load-bulk.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: conversationBulkWords.heading,
    description: "What one change would do to each of them, before it is made.",
    pathname,
  });

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadBulk(context, url, conversationBulk);

export const action = ({ request, context, url }: Route.ActionArgs) =>
  applyBulk(context, request, url, conversationBulk);

export default function ConversationBulkPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPageView words={conversationBulkWords} data={loaderData} answer={actionData} />;
}

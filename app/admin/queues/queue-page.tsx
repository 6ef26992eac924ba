import { data, redirect } from "react-router";
import type { Route } from "./+types/queue-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { changeQueueItem } from "#app/admin/queues/change-queue-item.server.ts";
import { loadQueue } from "#app/admin/queues/load-queue.server.ts";
import { parseQueueAddress } from "#app/admin/queues/parse-queue-address.server.ts";
import { queueHref } from "#app/admin/queues/queue-address.ts";
import { isQueueKind, queues } from "#app/admin/queues/queue-kind.ts";
import { QueueScreen } from "#app/admin/queues/queue-screen.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { isContactReference } from "#app/messages/support/contact-request.ts";
import { findContactRequestId } from "#app/messages/support/contact-requests.queries.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) => {
  const words = loaderData ? queues[loaderData.kind] : null;
  return privateMeta({
    title: words?.title ?? "Queue",
    description: words?.about ?? "Items waiting for a decision.",
    pathname,
  });
};

export async function loader({ context, params: { kind }, url }: Route.LoaderArgs) {
  if (!isQueueKind(kind)) throw data(null, { status: 404 });
  const look = {
    services: context.get(servicesContext),
    viewer: context.get(viewerContext),
    now: new Date(),
  };
  const reference = url.searchParams.get("reference")?.trim().toUpperCase() ?? null;
  if (kind === "contact" && isContactReference(reference)) {
    const item = await findContactRequestId(look.services.db, reference);
    if (item) return redirect(queueHref(kind, { item }));
  }
  return loadQueue(look, kind, parseQueueAddress(url.searchParams));
}

export async function action({ request, context, params: { kind }, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isQueueKind(kind)) throw data(null, { status: 404 });
  const look = {
    services: context.get(servicesContext),
    viewer: context.get(viewerContext),
    now: new Date(),
  };
  const { id: requestId } = context.get(requestContext);
  const address = parseQueueAddress(url.searchParams);
  return changeQueueItem(look, { kind, address, form, requestId });
}

export default function QueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, address } = loaderData;
  // Another queue or filter starts afresh: nothing that was decided or skipped there counts here.
  return (
    <QueueScreen
      key={queueHref(kind, { ...address, item: null, done: null })}
      queue={loaderData}
      answer={actionData ?? null}
    />
  );
}

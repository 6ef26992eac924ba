import { redirect, type RouterContextProvider } from "react-router";
import type { Route } from "./+types/queue-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { isQueueKind, queueHref, queues } from "#app/admin/queues/queue-kind.ts";
import { decideQueueItem } from "#app/admin/queues/source/decide-queue-item.server.ts";
import { loadQueue, parseQueueAddress } from "#app/admin/queues/source/load-queue.server.ts";
import { QueueScreen } from "#app/admin/queues/screen/queue-screen.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { isContactReference } from "#app/messages/support/contact-request.ts";
import { findContactRequest } from "#app/messages/support/contact-requests.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { useKeptAnswer } from "#app/platform/live/use-kept-answer.tsx";
import { privateMeta } from "#app/shared/page-meta.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) => {
  const labels = loaderData ? queues[loaderData.kind] : null;
  return privateMeta({
    title: labels?.title ?? "Queue",
    description: labels?.about ?? "Items waiting for a decision.",
    pathname,
  });
};

const contextOf = (context: Readonly<RouterContextProvider>) => ({
  services: context.get(servicesContext),
  viewer: context.get(viewerContext),
  now: new Date(),
});

export async function loader({ context, params: { kind }, url }: Route.LoaderArgs) {
  if (!isQueueKind(kind)) return notFound();
  const queueContext = contextOf(context);
  const reference = url.searchParams.get("reference")?.trim().toUpperCase() ?? null;
  if (kind === "contact" && isContactReference(reference)) {
    const item = (await findContactRequest(queueContext.services.db, reference))?.id;
    if (item) return redirect(queueHref(kind, { item }));
  }
  return loadQueue(queueContext, kind, parseQueueAddress(url.searchParams));
}

export async function action({ request, context, params: { kind }, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isQueueKind(kind)) return notFound();
  const { id: requestId } = context.get(requestContext);
  const address = parseQueueAddress(url.searchParams);
  return decideQueueItem(contextOf(context), { kind, address, form, requestId });
}

export default function QueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, address } = loaderData;
  const refusal = useKeptAnswer(actionData);
  // The skipped items belong to one queue and filter.
  const key = queueHref(kind, { person: address.person, state: address.state });
  return <QueueScreen key={key} queue={loaderData} refusal={refusal} />;
}

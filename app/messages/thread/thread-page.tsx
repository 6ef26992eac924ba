import { findThreadAccess } from "#app/deals/access/access.queries.server.ts";
import { ThreadAccess } from "#app/deals/access/thread-access.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { threadTopic } from "./thread.ts";
import { useEffect } from "react";
import { data, isRouteErrorResponse, useFetcher } from "react-router";
import { NextSteps } from "./next-steps.tsx";
import type { Route } from "./+types/thread-page.ts";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { loadOfferStrip } from "#app/deals/offers/load-offer-strip.server.ts";
import { OfferStrip } from "#app/deals/offers/offer-strip.tsx";
import { HelpLink } from "#app/help-link.tsx";
import { LeadRecordForm } from "./lead-record-form.tsx";
import { loadThread } from "./load-thread.server.ts";
import { isPageView, markThreadRead } from "#app/messages/thread/reading/mark-read.server.ts";
import { recordAudit } from "#app/platform/audit/record-audit.server.ts";
import { fillQuickReply } from "#app/messages/thread/quick-replies/quick-reply.ts";
import { answerThreadForm } from "./thread-action.server.ts";
import { ListingPanel, PersonPanel } from "./thread-aside.tsx";
import { ThreadPanel } from "./thread-panel.tsx";
import { isThreadIntent, replyProblemMessages, type ThreadResult } from "./thread-result.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) => {
  const { other, listing } = loaderData?.thread ?? {};
  const about = listing ? ` about ${listing.title}` : "";
  return privateMeta({
    title: other ? `Conversation with ${other.name}${about}` : "Conversation",
    description: "Your messages about a business, with files and the listing.",
    pathname,
  });
};

/** Before any loader, so that the unread count around the page excludes this conversation. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context, params: { id: conversationId } }) => {
    if (!isId(conversationId) || !isPageView(request)) return;
    // Administrators don't read for the person they impersonate.
    if (context.get(requestContext).impersonation) return;
    const { id: userId } = context.get(viewerContext);
    const { db } = context.get(servicesContext);
    await db.transaction((tx) => markThreadRead(tx, { conversationId, userId, now: new Date() }));
  },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { preferences, impersonation, id: requestId } = context.get(requestContext);
  const idIn = (name: string) => {
    const value = url.searchParams.get(name) ?? undefined;
    return isId(value) ? value : null;
  };
  const services = context.get(servicesContext);
  const { db } = services;
  const now = new Date();
  if (!isId(params.id)) notFound();
  const own = { conversationId: params.id, userId };
  const [thread, access, offer] = await Promise.all([
    loadThread(services, { ...own, before: idIn("before"), currency: preferences.currency, now }),
    findThreadAccess(db, { ...own, now }),
    loadOfferStrip(db, own, now),
  ]);
  if (!thread) notFound();
  if (impersonation) {
    const { auditDb, administrator, person } = impersonation;
    await recordAudit(
      auditDb,
      { actorId: administrator.id, requestId },
      "conversation-opened",
      ["conversation", thread.id],
      { viewedAs: `${person.firstName} ${person.lastName}`, userId: person.id },
    );
  }
  const filling = { otherName: thread.other.name, title: thread.listing?.title ?? null };
  const quickReplies = thread.quickReplies.map(({ id, name, content }) => ({
    id,
    name,
    content: fillQuickReply(content, filling),
  }));
  return {
    thread: { ...thread, quickReplies, hasUnread: thread.hasUnread && !impersonation },
    access,
    offer,
    formKey: createId(),
    saved: quickReplies.find(({ id }) => id === idIn("saved"))?.content ?? "",
    isTooLarge: url.searchParams.get("problem") === "too-large",
    editedId: idIn("edit"),
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (!isId(id)) notFound();
  if (typeof intent !== "string" || !isThreadIntent(intent)) throw data(null, { status: 400 });
  const own = { conversationId: id, userId, now: new Date() };
  return answerThreadForm(context.get(servicesContext), { ...own, intent, form });
}

/** Offline or with the server down, the text stays on the page and can be sent again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const isDown = isRouteErrorResponse(error) && error.status >= 500;
    const intent = String(form.get("intent"));
    if (form.get("by") !== "script" || !isThreadIntent(intent)) throw error;
    if (!(error instanceof TypeError) && !isDown) throw error;
    const message = replyProblemMessages.failed;
    return data<ThreadResult>({
      ok: false,
      intent,
      message,
      errors: {},
      typed: "",
      canRetry: true,
    });
  }
}

export default function ThreadPage({ loaderData, actionData }: Route.ComponentProps) {
  const { thread, access, offer } = loaderData;
  const { id, record, listing, other } = thread;
  useMarkRead(id, thread.hasUnread && thread.isLatest);
  useLiveRevalidation(threadTopic(id));
  return (
    <div key={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Breadcrumb
          steps={[{ label: "All conversations", to: "/account/leads" }, { label: other.name }]}
        />
        <HelpLink article="conversation">Reply, close, block</HelpLink>
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ThreadPanel
          thread={thread}
          formKey={loaderData.formKey}
          answer={actionData ?? null}
          saved={loaderData.saved}
          isTooLarge={loaderData.isTooLarge}
          editedId={loaderData.editedId}
          deals={
            (access || offer) && (
              <>
                {access && <ThreadAccess access={access} name={other.name} />}
                {offer && <OfferStrip id={id} other={other.name} strip={offer} />}
              </>
            )
          }
        />
        <div className="sidebar grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          {record && (
            <LeadRecordForm
              threadId={id}
              record={record}
              answer={actionData?.intent === "record" ? actionData : null}
            />
          )}
          <PersonPanel other={other} passport={thread.passport} />
          {listing && <ListingPanel listing={listing} />}
          <NextSteps isOwner={thread.isOwner} />
        </div>
      </div>
    </div>
  );
}

/** Marks messages that arrive in an open page as read once the tab is visible. */
function useMarkRead(threadId: string, hasUnread: boolean): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (!hasUnread) return undefined;
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", mark);
      void submit(
        { intent: "read", by: "script" },
        { method: "post", action: `/account/leads/${threadId}` },
      );
    };
    document.addEventListener("visibilitychange", mark);
    mark();
    return () => document.removeEventListener("visibilitychange", mark);
  }, [submit, threadId, hasUnread]);
}

import { data, Form, redirect, useLocation } from "react-router";
import type { Route } from "./+types/conversation-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import {
  conversationBulkLabels,
  type ConversationChange,
  conversationChanges,
  isConversationChange,
  statusByChange,
} from "#app/admin/bulk/conversation-changes.ts";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import {
  ConversationFacts,
  RecordedMessages,
} from "#app/admin/conversations/conversation-parts.tsx";
import {
  type ConversationData,
  openConversation,
} from "#app/admin/conversations/open-conversation.server.ts";
import { Timeline } from "#app/admin/timeline/timeline.tsx";
import { servicesContext } from "#app/context.ts";
import { changeConversation } from "#app/messages/administration/change-conversation.server.ts";
import { LeadBadge } from "#app/messages/leads/inbox-list.tsx";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { actorOf } from "#app/admin/actor.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { formText } from "#app/shared/form-text.ts";

const doneMessages: Record<ConversationChange, string> = {
  archive: "Conversation archived. It is in the archive of everybody in it.",
  close: "Conversation closed. Nobody can write in it any more.",
  reopen: "Conversation reopened. Everybody in it can write again.",
};

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `Conversation ${data.conversation.id}` : "Conversation not found",
  "The whole thread of a conversation, for administrators.",
);

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const before = url.searchParams.get("before") ?? "";
  const conversation = isId(id)
    ? await openConversation(db, {
        conversationId: id,
        before: isId(before) ? before : null,
        ...actorOf(context),
        now: new Date(),
      })
    : null;
  if (!conversation) return notFound();
  const done = url.searchParams.get("done") ?? "";
  const { adminAreas: areas } = context.get(viewerContext);
  return { conversation, areas, done: isConversationChange(done) ? doneMessages[done] : null };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = formText(form, "intent");
  if (!isConversationChange(intent)) throw data(null, { status: 400 });
  if (!isId(id)) return notFound();
  const outcome = await changeConversation(context.get(servicesContext).db, {
    conversationId: id,
    status: statusByChange[intent],
    ...actorOf(context),
  });
  if (!outcome.ok) return notFound();
  throw redirect(`/admin/conversations/${id}?done=${intent}`, 303);
}

export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { conversation, done, areas } = loaderData;
  const { id, listing, people, moderation } = conversation;
  const { pathname } = useLocation();
  const title = listing?.title ?? people.map(({ name }) => name).join(" and ");
  return (
    <div className="wrap flex flex-col gap-8 py-8 md:py-10">
      <header className="flex flex-col gap-3">
        <Breadcrumb
          steps={[{ label: "Messages", to: "/admin/messages" }, { label: "Conversation" }]}
        />
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1 className="display max-w-3xl text-3xl wrap-anywhere">{title}</h1>
          {listing && (
            <ButtonLink to={`/business/${listing.id}`} variant="secondary" size="sm">
              View Business Listing
            </ButtonLink>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <LeadBadge status={conversation.status} />
          <span className="text-sm text-ink-3">{id}</span>
        </p>
        <Changes status={conversation.status} />
      </header>
      {done && <Banner tone="success">{done}</Banner>}
      <Banner>
        This is a private conversation. That you opened it is recorded in the audit log, and so is
        every attachment that you open.
      </Banner>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="flex flex-col gap-6 lg:order-last">
          <ConversationFacts conversation={conversation} areas={areas} />
        </aside>
        <div className="flex min-w-0 flex-col gap-12">
          <TitledSection id="thread" title="Messages" className="scroll-mt-6">
            <RecordedMessages href={pathname} conversation={conversation} />
          </TitledSection>
          {moderation.length > 0 && (
            <TitledSection id="moderation" title="What the people in it did">
              <ul className="flex list-disc flex-col gap-2 ps-5 wrap-anywhere">
                {moderation.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </TitledSection>
          )}
          <TitledSection id="timeline" title="Timeline">
            <Timeline entries={conversation.timeline} />
          </TitledSection>
        </div>
      </div>
    </div>
  );
}

function Changes({ status }: { status: ConversationData["status"] }) {
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {conversationChanges
        .filter((change) => statusByChange[change] !== status)
        .map((change) => (
          <SubmitButton
            intent={change}
            key={change}
            variant={change === "reopen" ? "primary" : "secondary"}
            size="sm"
          >
            {`${conversationBulkLabels.changes[change].label} Conversation`}
          </SubmitButton>
        ))}
    </Form>
  );
}

export const ErrorBoundary = recordErrorBoundary("conversation", LazyErrorScreen);

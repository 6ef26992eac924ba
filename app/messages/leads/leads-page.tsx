import { messagesTopic } from "#app/messages/thread/thread.ts";
import { data, Form } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/leads-page.ts";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { useKeptAnswer } from "#app/platform/live/use-kept-answer.tsx";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { changeLeads } from "./change-leads.server.ts";
import {
  countLeads,
  type Lead,
  listLeadListings,
  listLeads,
  listMatchingLeads,
} from "./leads.queries.server.ts";
import { getConversationStats } from "./conversation-stats.queries.server.ts";
import { InboxBulkBar, InboxToolbar } from "./inbox-toolbar.tsx";
import { InboxEmpty, InboxRow } from "./inbox-list.tsx";
import { InboxFigures } from "./inbox-figures.tsx";
import { inboxKeys } from "./inbox-keys.ts";
import { KeysDialog } from "./keys-dialog.tsx";
import { inboxKeysDialogId, useInboxKeys } from "./use-inbox-keys.tsx";
import { inboxHref, type InboxSearch, parseInboxSearch } from "./inbox-search.ts";
import { isLeadChange, type LeadChange, leadChanges } from "./lead.ts";
import { noReplyRecord } from "#app/messages/reply-time/reply-time.ts";
import { getReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { inboxName } from "#app/accounts/user.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { calendarDay } from "#app/messages/thread/reading/message-views.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { useEffect, useRef, useState } from "react";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => data?.title ?? "Messages",
  "The conversations about your listings and your inquiries.",
);

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, userType } = context.get(viewerContext);
  const { db, queryCache } = context.get(servicesContext);
  const now = new Date();
  const today = calendarDay(now);
  const search = parseInboxSearch(url.searchParams);
  const page = pageFrom(url.searchParams, pageSize);
  const [counts, leads, listings, stats, replies] = await Promise.all([
    countLeads(db, id, search, now),
    listLeads(db, id, search, page, { now, order: "unread-first" }),
    listLeadListings(db, id),
    getConversationStats(db, id, now),
    getReplies(queryCache, [id], now),
  ]);
  return {
    title: inboxName(userType),
    now: now.toISOString(),
    today,
    search,
    counts,
    listings,
    stats,
    replies: stats.received > 0 ? (replies.get(id) ?? noReplyRecord) : null,
    list: paged(leads, counts.found, page),
  };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

export async function action({ request, context, url }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  const change = form.get("change");
  if (!isLeadChange(change)) throw data(null, { status: 400 });
  const now = new Date();
  const chosen = form.has("all")
    ? await listMatchingLeads(db, userId, parseInboxSearch(url.searchParams), now)
    : form.getAll("id").map(String).filter(isId);
  const ids = await changeLeads(db, { userId, ids: chosen, change, now });
  return data({ change, ids }, { status: ids.length > 0 ? 200 : 422 });
}

export default function LeadsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { search, counts, listings, stats, replies, list, now, today } = loaderData;
  const shown = list.rows.map(({ id, isUnread }) => `${id}${String(isUnread)}`).join();
  useInboxKeys(search, shown);
  useLiveRevalidation(messagesTopic);
  const changed = useKeptAnswer(actionData);
  return (
    <TitledSection
      id="leads-title"
      title={loaderData.title}
      aside={<HelpLink article="leads">About your conversations</HelpLink>}
    >
      {stats.total === 0 ? (
        <InboxEmpty search={search} hasAny={false} />
      ) : (
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <InboxToolbar
              search={search}
              counts={counts}
              listings={listings}
              hasReceived={stats.received > 0}
            />
            <NewMessageStatus leads={list.rows} />
            {changed && <ChangeResult {...changed} search={search} />}
            <p role="status" className="sr-only">
              {conversations(list.total)}
            </p>
            {list.rows.length > 0 ? (
              <div className="flex flex-col gap-3">
                <InboxBulkBar
                  search={search}
                  matching={list.pages > 1 ? list.total : null}
                  shown={shown}
                />
                <ul className="divide-y divide-line border-y border-line">
                  {list.rows.map((lead) => (
                    <InboxRow key={lead.id} lead={lead} now={now} today={today} />
                  ))}
                </ul>
              </div>
            ) : (
              <InboxEmpty search={search} hasAny />
            )}
            <ListPagination label="Pages of conversations" list={list} />
          </div>
          <InboxFigures stats={stats} replies={replies} />
        </div>
      )}
      <KeysDialog id={inboxKeysDialogId} keys={inboxKeys} />
    </TitledSection>
  );
}

const conversations = (count: number) =>
  formatCount(count, { one: "conversation", other: "conversations" });

interface ChangeResultProps {
  change: LeadChange;
  ids: string[];
  search: InboxSearch;
}

function ChangeResult({ change, ids, search }: ChangeResultProps) {
  if (ids.length === 0)
    return <Banner tone="danger">Select at least one conversation first.</Banner>;
  return (
    <Banner
      tone="success"
      title={`${conversations(ids.length)} ${leadChanges[change].done}`}
      action={
        <Form method="post" action={inboxHref(search)} preventScrollReset>
          {ids.map((id) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          <button
            name="change"
            value={leadChanges[change].opposite}
            className="link min-h-6 font-semibold"
          >
            Undo
          </button>
        </Form>
      }
    />
  );
}

type Shown = Pick<Lead, "otherName" | "lastMessageAt" | "lastIsMine">;

/** Announces new messages to screen readers while the list is open. */
function NewMessageStatus({ leads }: { leads: readonly Shown[] }) {
  const [words, setWords] = useState("");
  const newest = leads
    .filter(({ lastIsMine, lastMessageAt }) => !lastIsMine && lastMessageAt)
    .toSorted((a, b) => b.lastMessageAt!.getTime() - a.lastMessageAt!.getTime())[0];
  const time = newest?.lastMessageAt?.getTime() ?? 0;
  const known = useRef(time);
  useEffect(() => {
    if (newest && time > known.current) setWords(`New message from ${newest.otherName}`);
    known.current = Math.max(known.current, time);
  }, [newest, time]);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

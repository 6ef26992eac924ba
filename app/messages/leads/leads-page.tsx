import { useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/leads-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import {
  type ConversationStatus,
  conversationStatuses,
  isConversationStatus,
} from "#app/messages/leads/lead.ts";
import { LeadsList } from "#app/messages/leads/leads-list.tsx";
import { countLeads, listLeads } from "#app/messages/leads/leads.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterLinks } from "#app/ui/filter-links.tsx";
import { ListPagination } from "#app/ui/list-pagination.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

export const meta: Route.MetaFunction = ({ location: { pathname } }) =>
  privateMeta({
    title: "Leads",
    description: "The conversations about your listings and your inquiries.",
    pathname,
  });

const pageSize = 20;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const requested = url.searchParams.get("status");
  const status = isConversationStatus(requested) ? requested : null;
  const asked = url.searchParams.get("listing") ?? undefined;
  const listingId = isId(asked) ? asked : null;
  const page = pageFrom(url.searchParams, pageSize);
  const [total, leads] = await Promise.all([
    countLeads(db, id, status, listingId),
    listLeads(db, id, status, page, listingId),
  ]);
  return {
    now: new Date().toISOString(),
    status,
    listingId,
    list: paged(leads, total, page),
  };
}

const labels = { active: "Active", archived: "Archived", closed: "Closed" } as const;

export default function LeadsPage({ loaderData }: Route.ComponentProps) {
  const { status, listingId, list, now } = loaderData;
  const { pathname } = useLocation();
  const href = (one: ConversationStatus | null) => {
    const params = new URLSearchParams();
    if (one) params.set("status", one);
    if (listingId) params.set("listing", listingId);
    return params.size > 0 ? `${pathname}?${params.toString()}` : pathname;
  };
  return (
    <TitledSection
      id="leads-title"
      title="Leads"
      className="max-w-4xl"
      aside={<HelpLink article="leads">About your conversations</HelpLink>}
    >
      <FilterLinks
        label="Status"
        links={[
          { label: "All", to: href(null), current: status === null },
          ...conversationStatuses.map((one) => ({
            label: labels[one],
            to: href(one),
            current: status === one,
          })),
        ]}
      />
      {listingId && (
        <p className="text-sm text-ink-2">
          {list.rows[0]
            ? `Only leads about “${list.rows[0].listingTitle}”. `
            : "Only leads about one listing. "}
          <PlainLink to={pathname} className="link">
            Show all leads
          </PlainLink>
        </p>
      )}
      {list.rows.length > 0 ? (
        <>
          <div className="border-t border-ink">
            <LeadsList leads={list.rows} now={now} />
          </div>
          <ListPagination label="Pages of leads" list={list} />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          title={status ? "Nothing here" : "No messages yet"}
          hint={
            status
              ? "You have no conversations with this status."
              : "When a buyer messages you, or you message an owner, the conversation appears here."
          }
          action={
            status ? (
              <ButtonLink to={pathname} variant="secondary">
                Show all leads
              </ButtonLink>
            ) : (
              <ButtonLink to="/businesses" variant="secondary">
                Browse businesses
              </ButtonLink>
            )
          }
        />
      )}
    </TitledSection>
  );
}

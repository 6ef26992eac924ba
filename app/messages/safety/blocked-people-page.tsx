import { notFound } from "#app/platform/http/not-found.ts";
import { data, redirect } from "react-router";
import type { Route } from "./+types/blocked-people-page.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { countBlockedPeople, listBlockedPeople } from "./blocked-people.queries.server.ts";
import { unblockPerson } from "#app/messages/thread/change-thread.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta = privatePage("Blocked people", "The people whose messages do not reach you.");

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, pageSize);
  const [total, people] = await Promise.all([
    countBlockedPeople(db, id),
    listBlockedPeople(db, id, page),
  ]);
  return { list: paged(people, total, page), hasUnblocked: url.searchParams.has("unblocked") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: blockerId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const blockedId = String((await readForm(request)).get("personId") ?? "");
  if (!isId(blockedId)) throw data(null, { status: 400 });
  if (!(await unblockPerson(db, { blockerId, blockedId }))) notFound();
  return redirect("/account/security/blocked?unblocked");
}

export default function BlockedPeoplePage({
  loaderData: { list, hasUnblocked },
}: Route.ComponentProps) {
  return (
    <SecurityFrame
      title="Blocked people"
      lead="Their messages don't reach you. They aren't notified."
      trail={[
        { label: "Profile", to: "/account/profile" },
        { label: "Sign-in and security", to: "/account/security" },
      ]}
    >
      <div className="flex max-w-2xl flex-col gap-5">
        {hasUnblocked && (
          <Banner tone="success">
            Unblocked. New messages reach you again; what was sent meanwhile does not.
          </Banner>
        )}
        {list.rows.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {list.rows.map(({ id, name, blockedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
                <p className="min-w-0">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="text-sm text-ink-2">
                    Blocked on <DateText value={blockedAt} />
                  </span>
                </p>
                <PostButton
                  fields={{ personId: id }}
                  variant="secondary"
                  size="sm"
                  aria-label={`Unblock ${name}`}
                >
                  Unblock
                </PostButton>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            headingLevel={3}
            title="Nobody is blocked"
            hint="You can block somebody in your conversation with them."
            link={{ to: "/account/leads", label: "Open my messages" }}
          />
        )}
        <ListPagination label="Pages of blocked people" list={list} />
      </div>
    </SecurityFrame>
  );
}

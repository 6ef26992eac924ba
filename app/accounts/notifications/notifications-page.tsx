import { notificationIcon } from "#app/notification-kinds.ts";
import { notificationsTopic } from "./notification-kind.ts";
import { redirect } from "react-router";
import type { Route } from "./+types/notifications-page.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { markAllRead } from "./mark-read.server.ts";
import { NotificationRow } from "./notification-row.tsx";
import { groupByDay } from "./notification-view.ts";
import { countNotifications, listNotifications } from "./notifications.queries.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { paged, pageFrom } from "#app/shared/paging.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta = privatePage(
  "Notifications",
  "What happened with your messages, listings, payments and saved businesses.",
);

const pageSize = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const page = pageFrom(url.searchParams, pageSize);
  const [total, rows] = await Promise.all([
    countNotifications(db, id),
    listNotifications(db, id, page),
  ]);
  return {
    list: paged(groupByDay(rows, notificationIcon, new Date()), total, page),
    hasUnread: rows.some(({ readAt }) => readAt === null),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  await markAllRead(context.get(servicesContext).db, context.get(viewerContext).id, new Date());
  return form.has("stay") ? null : redirect("/account/notifications");
}

export default function NotificationsPage({
  loaderData: { list, hasUnread },
}: Route.ComponentProps) {
  useLiveRevalidation(notificationsTopic);
  return (
    <TitledSection
      id="notifications-title"
      title="Notifications"
      className="max-w-3xl"
      aside={
        <div className="flex flex-wrap items-center gap-2">
          {hasUnread && (
            <PostButton form={{ className: "max-sm:order-last" }} variant="quiet" size="sm">
              Mark all as read
            </PostButton>
          )}
          <ButtonLink to="/account/notifications/settings" variant="secondary" size="sm">
            Settings
          </ButtonLink>
        </div>
      }
    >
      {list.rows.length > 0 ? (
        <>
          {list.rows.map(({ label, notifications }) => (
            <section key={label} aria-label={label}>
              <h3 className="border-b border-line pb-2 text-sm font-semibold text-ink-2">
                {label}
              </h3>
              <ul className="-mx-3 flex flex-col gap-0.5 py-2">
                {notifications.map((one) => (
                  <NotificationRow key={one.id} {...one} />
                ))}
              </ul>
            </section>
          ))}
          <ListPagination label="Pages of notifications" list={list} />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          title="No notifications yet"
          hint="Messages, price changes of businesses you saved, and news about your listings and payments appear here."
          link={{ to: "/businesses", label: "Browse businesses" }}
        />
      )}
    </TitledSection>
  );
}

import { data, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/user-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { Timeline } from "#app/admin/timeline/timeline.tsx";
import { loadUserDetail } from "#app/admin/users/load-user-detail.server.ts";
import { runUserAction } from "#app/admin/users/user-action.server.ts";
import { SessionsSection, UserFacts } from "#app/admin/users/user-facts.tsx";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { UserHeader } from "#app/admin/users/user-header.tsx";
import { userIntentMessages, isUserIntent } from "#app/admin/users/user-intent.ts";
import { UserLists } from "#app/admin/users/user-lists.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData ? `User ${loaderData.user.name}, ${loaderData.user.email}` : "User",
    description: "A user with their listings, conversations, verification and history.",
    pathname,
  });

const timelinePageSize = 15;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const detail = isId(params.id)
    ? await loadUserDetail(db, {
        userId: params.id,
        viewer: context.get(viewerContext),
        page: pageFrom(url.searchParams, timelinePageSize),
        now: new Date(),
      })
    : null;
  if (!detail) return notFound();
  const done = url.searchParams.get("done") ?? "";
  return { ...detail, done: isUserIntent(done) ? userIntentMessages[done] : null };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isId(id)) return notFound();
  const result = await runUserAction(context.get(servicesContext), {
    userId: id,
    viewer: context.get(viewerContext),
    form,
    requestId: context.get(requestContext).id,
    now: new Date(),
  });
  if (!result) throw data(null, { status: 400 });
  if (!result.ok) return data(result, { status: 422 });
  return redirect(`/admin/users/${id}?done=${String(form.get("intent"))}`, 303);
}

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, timeline, done } = loaderData;
  const isWorking = useNavigation().formMethod === "POST";
  const refusal = actionData && !actionData.ok ? actionData : null;
  return (
    <div className="wrap flex flex-col gap-8 py-8">
      <Breadcrumb steps={[{ label: "Users", to: "/admin/users" }, { label: user.name }]} />
      {refusal && <ErrorSummary errors={[{ field: refusal.field, message: refusal.message }]} />}
      {done && !refusal && <Banner tone="success">{done}</Banner>}
      <UserHeader detail={loaderData} isWorking={isWorking} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-10 lg:order-1">
          <UserLists detail={loaderData} />
          <Section id="timeline" title="Timeline">
            <Timeline entries={timeline.rows} ownerId={user.id} />
            <ListPagination label="Pages of the timeline" list={timeline} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:order-2">
          <UserFacts user={user} />
          <SessionsSection detail={loaderData} isWorking={isWorking} />
        </div>
      </div>
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("user", LazyErrorScreen);

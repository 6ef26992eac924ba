import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/impersonation-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { canImpersonate, impersonationMinutes } from "#app/accounts/impersonation/impersonation.ts";
import { startImpersonation } from "#app/accounts/impersonation/impersonate.server.ts";
import { findUserDetail } from "#app/admin/users/user-detail.queries.server.ts";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { maxUserReason } from "#app/admin/users/user-intent.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { plainText } from "#app/shared/plain-text.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `View as ${data.name}, ${data.email}` : "View as a user",
  "See the site as one of its users sees it, without changing anything.",
);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const user = isId(params.id) ? await findUserDetail(db, params.id) : null;
  if (!user) return notFound();
  if (!canImpersonate(context.get(viewerContext), user)) throw data(null, { status: 403 });
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const { sessionId, id: requestId } = context.get(requestContext);
  if (!isId(id) || !sessionId) return notFound();
  const reason = plainText(formText(form, "reason")).slice(0, maxUserReason);
  if (reason === "") return refuse("Say why you need to see what they see");
  const outcome = await startImpersonation(context.get(servicesContext).db, {
    sessionId,
    administrator: context.get(viewerContext),
    userId: id,
    reason,
    requestId,
    now: new Date(),
  });
  if (outcome.ok) return redirect("/account/dashboard", 303);
  if (outcome.reason === "inactive") return refuse("A deactivated user sees no pages of their own");
  throw data(null, { status: outcome.reason === "not-found" ? 404 : 403 });
}

const refuse = (message: string) => data({ errors: { reason: message } }, { status: 422 });

export default function ImpersonationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData;
  const errors = actionData?.errors;
  return (
    <div className="wrap flex max-w-2xl flex-col gap-6 py-8">
      <Breadcrumb
        steps={[
          { label: "Users", to: "/admin/users" },
          { label: name, to: `/admin/users/${id}` },
          { label: "View as" },
        ]}
      />
      <h1 className="display text-3xl wrap-anywhere">{`View the site as ${name}`}</h1>
      <ErrorSummary errors={errors} />
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-2">
        <li>{`For ${String(impersonationMinutes)} minutes, every page looks as it does for them.`}</li>
        <li>Nothing can be changed, and nothing counts as read, visited or seen by them.</li>
        <li>Their sign-in settings, files and downloads stay closed.</li>
        <li>When you start and stop, and which conversations you open, is in the audit log.</li>
      </ul>
      {/* The whole document is loaded again, as the other person. */}
      <Form method="post" reloadDocument noValidate className="flex flex-col gap-5">
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          maxLength={maxUserReason}
          hint="For the audit log."
          error={errors?.reason}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Start viewing</SubmitButton>
          <ButtonLink to={`/admin/users/${id}`} variant="secondary">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("user", LazyErrorScreen);

import { useEffect, useMemo } from "react";
import {
  data,
  Form,
  isRouteErrorResponse,
  useNavigate,
  useNavigation,
  useLocation,
} from "react-router";
import type { Route } from "./+types/user-edit-page.ts";
import { mayChangeUser } from "#app/accounts/administration/administrator.ts";
import { editedFieldsOf } from "#app/accounts/administration/edit-user.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { ConflictNotice } from "#app/admin/edit-conflict/conflict-notice.tsx";
import { saveUser } from "#app/admin/users/save-user.server.ts";
import { findUserDetail } from "#app/admin/users/user-detail.queries.server.ts";
import { formatUserField, userFieldLabels } from "#app/admin/users/user-edit-labels.ts";
import { UserEditFields } from "#app/admin/users/user-edit-fields.tsx";
import { recordError } from "#app/admin/record-error.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { readVersion, versionOf } from "#app/shared/edit-version.ts";
import { errorList } from "#app/shared/form-errors.ts";
import { privateMeta } from "#app/shared/page-meta.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { notFound } from "#app/platform/http/not-found.ts";

export const meta: Route.MetaFunction = ({ loaderData, location: { pathname } }) =>
  privateMeta({
    title: loaderData ? `Edit ${loaderData.name}, ${loaderData.user.email}` : "Edit user",
    description: "Change a user's details, type and verification.",
    pathname,
  });

export async function loader({ context, params }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const user = isId(params.id)
    ? await findUserDetail(context.get(servicesContext).db, params.id)
    : null;
  if (!user) return notFound();
  if (!mayChangeUser(viewer, user)) throw data(null, { status: 403 });
  const fields = editedFieldsOf(user);
  return {
    id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    user: { ...fields, region: fields.region ?? "", brokerLicense: fields.brokerLicense ?? "" },
    version: versionOf(fields),
    mayMakeAdministrators: viewer.adminAreas === null,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isId(id)) return notFound();
  const version = readVersion(form.get("version"));
  if (!version) throw data(null, { status: 400 });
  const services = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const result = await saveUser(services, {
    userId: id,
    viewer: context.get(viewerContext),
    form,
    version,
    requestId,
    now: new Date(),
  });
  if (result.ok) return data({ ok: true as const });
  if (result.reason === "refused") return data(result.refusal, { status: result.status });
  throw data(null, { status: result.reason === "not-found" ? 404 : 403 });
}

export default function UserEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData;
  const isSaving = useNavigation().formMethod === "POST";
  const refusal = actionData && !actionData.ok ? actionData : null;
  const errors = useMemo(() => errorList(refusal?.errors ?? {}), [refusal]);
  return (
    <div className="wrap flex max-w-3xl flex-col gap-6 py-8">
      <Breadcrumb
        steps={[
          { label: "Users", to: "/admin/users" },
          { label: name, to: `/admin/users/${id}` },
          { label: "Edit" },
        ]}
      />
      <h1 className="display text-3xl wrap-anywhere">{`Edit ${name}`}</h1>
      {actionData?.ok ? (
        <Saved to={`/admin/users/${id}`} />
      ) : (
        <Form method="post" noValidate className="flex flex-col gap-8">
          <ErrorSummary title="Failed to update user" errors={errors} />
          {refusal?.message && (
            <Banner tone="danger" title="Failed to update user">
              {refusal.message}
            </Banner>
          )}
          {refusal && refusal.conflicts.length > 0 && (
            <ConflictNotice
              conflicts={refusal.conflicts}
              labels={userFieldLabels}
              format={formatUserField}
            />
          )}
          <input type="hidden" name="version" value={refusal?.version ?? loaderData.version} />
          <UserEditFields
            // Remount the form with the submitted values.
            key={refusal ? JSON.stringify(refusal.typed) : "stored"}
            typed={refusal?.typed ?? loaderData.user}
            stored={loaderData.user}
            errors={refusal?.errors ?? {}}
            mayMakeAdministrators={loaderData.mayMakeAdministrators}
          />
          <div className="flex flex-wrap gap-3 border-t border-line pt-6">
            <Button pending={isSaving} pendingLabel="Saving...">
              Save Changes
            </Button>
            <ButtonLink to={`/admin/users/${id}`} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      )}
    </div>
  );
}

const readingTimeMs = 2000;

function Saved({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to), readingTimeMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <>
      <Banner tone="success">User updated successfully! Redirecting...</Banner>
      <PlainLink to={to} className="link self-start">
        Continue
      </PlainLink>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${to}`} />
      </noscript>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = recordError("user", status, pathname + search);
  return <LazyErrorScreen error={error} {...(words && { words })} />;
}

import { data, Form } from "react-router";
import type { Route } from "./+types/user-edit-page.ts";
import { mayChangeUser } from "#app/accounts/administration/admin-areas.ts";
import { editedFieldsOf, editUser } from "#app/accounts/administration/edit-user.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { ConflictNotice } from "#app/admin/edit-conflict/conflict-notice.tsx";
import { SavedNotice } from "#app/admin/edit-conflict/saved-notice.tsx";
import { findUserDetail } from "#app/admin/users/user-detail.queries.server.ts";
import {
  formatUserField,
  UserEditFields,
  userFieldLabels,
} from "#app/admin/users/user-edit-fields.tsx";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { requestContext, servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { readVersion, versionOf } from "#app/shared/edit-version.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import {
  readUserEdit,
  type TypedUser,
  userEditSchema,
} from "#app/accounts/administration/user-edit.schema.ts";
import { applyChoices } from "#app/admin/edit-conflict/edit-conflict.ts";
import { saveEdit } from "#app/admin/edit-conflict/save-edit.server.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `Edit ${data.name}, ${data.user.email}` : "Edit user",
  "Change a user's details, type and verification.",
);

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
  return saveUser(context, id, form);
}

const noErrors: FieldErrors = {};

export default function UserEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name } = loaderData;
  const refusal = actionData && actionData.kind !== "saved" ? actionData : null;
  const errors = refusal?.kind === "invalid" ? refusal.errors : noErrors;
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
      {actionData?.kind === "saved" ? (
        <SavedNotice record="User" to={`/admin/users/${id}`} linkLabel="Continue" />
      ) : (
        <Form method="post" noValidate className="flex flex-col gap-8">
          <ErrorSummary title="Failed to update user" errors={errors} />
          {refusal?.kind === "failed" && (
            <Banner tone="danger" title="Failed to update user">
              The error was logged. Try again in a moment.
            </Banner>
          )}
          {refusal?.kind === "conflict" && (
            <ConflictNotice
              conflicts={refusal.conflicts}
              labels={userFieldLabels}
              format={formatUserField}
            />
          )}
          <input
            type="hidden"
            name="version"
            value={refusal?.version ? versionOf(refusal.version) : loaderData.version}
          />
          <UserEditFields
            // Remount the form with the submitted values.
            key={refusal ? JSON.stringify(refusal.typed) : "stored"}
            typed={refusal?.typed ?? loaderData.user}
            stored={loaderData.user}
            errors={errors}
            mayMakeAdministrators={loaderData.mayMakeAdministrators}
          />
          <div className="flex flex-wrap gap-3 border-t border-line pt-6">
            <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
            <ButtonLink to={`/admin/users/${id}`} variant="secondary">
              Cancel
            </ButtonLink>
          </div>
        </Form>
      )}
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("user", LazyErrorScreen);

const refusals = {
  "email-taken": { email: "Another account uses this email address" },
  "last-administrator": {
    userType: "This is the last administrator without limits. Make someone else one first.",
  },
};

async function saveUser(context: Route.ActionArgs["context"], userId: string, form: FormData) {
  const services = context.get(servicesContext);
  const { id, adminAreas } = context.get(viewerContext);
  const requestId = context.get(requestContext).id;
  const version = readVersion(form.get("version"));
  if (!version) throw data(null, { status: 400 });
  const typed = readUserEdit(form);
  const parsed = userEditSchema.safeParse(typed);
  const input = parsed.success ? applyChoices(form, parsed.data, version) : null;
  const subject = { subjectType: "user" as const, subjectId: userId };
  const edit = { ...subject, version, mine: { ...input }, typed, chosen: typed, requestId };
  return saveEdit<TypedUser, object>(services, edit, async () => {
    if (!input) return { ok: false, reason: "invalid", errors: fieldErrors(parsed.error!.issues) };
    const outcome = await editUser(services.db, services.jobs, {
      userId,
      administrator: { id, adminAreas },
      input,
      version,
      requestId,
      now: new Date(),
    });
    if (outcome.ok) return outcome;
    switch (outcome.reason) {
      case "email-taken":
      case "last-administrator":
        return { ok: false, reason: "invalid", errors: refusals[outcome.reason] };
      case "changed-meanwhile":
        return { ok: false, reason: "conflict", current: { ...outcome.current } };
      default:
        return { ok: false, reason: outcome.reason };
    }
  });
}

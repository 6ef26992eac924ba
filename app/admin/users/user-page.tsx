import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/user-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { Timeline } from "#app/admin/timeline/timeline.tsx";
import { type LoadedUser, loadUserDetail } from "#app/admin/users/load-user-detail.server.ts";
import { SessionsSection, UserFacts, UserLists } from "#app/admin/users/user-parts.tsx";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import {
  isUserIntent,
  maxUserReason,
  type UserActionResult,
  userIntentMessages,
  userRefusals,
} from "#app/admin/users/user-intent.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { notFound } from "#app/platform/http/not-found.ts";
import { areaNames, TypeBadge, VerificationBadge } from "#app/admin/users/user-badges.tsx";
import { Avatar } from "#app/ui/media/avatar.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { plainText } from "#app/shared/plain-text.ts";
import { maxUserNote } from "#app/accounts/administration/user-note.ts";
import {
  addUserNote,
  resendConfirmation,
  resetTwoFactor,
  sendResetTo,
  signOutUser,
  writeToUser,
} from "#app/accounts/administration/help-user.server.ts";
import { deactivatePerson, reactivatePerson } from "#app/admin/users/change-activation.server.ts";
import { HelpSection, NotesSection } from "#app/admin/users/user-help.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) =>
    data ? `User ${data.user.name}, ${data.user.email}` : "User",
  "A user with their listings, conversations, verification and history.",
);

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
  return {
    ...detail,
    formKey: createId(),
    sentForm: url.searchParams.get("form"),
    done: isUserIntent(done) ? userIntentMessages[done] : null,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  if (!isId(id)) return notFound();
  const result = await runUserAction(context, id, form);
  if (!result) throw data(null, { status: 400 });
  if (!result.ok) return data(result, { status: 422 });
  const done = new URLSearchParams({ done: formText(form, "intent") });
  if (form.has("formKey")) done.set("form", formText(form, "formKey"));
  return redirect(`/admin/users/${id}?${done}`, 303);
}

export default function UserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, timeline, done } = loaderData;
  const refusal = actionData && !actionData.ok ? actionData : null;
  return (
    <div className="wrap flex flex-col gap-8 py-8">
      <Breadcrumb steps={[{ label: "Users", to: "/admin/users" }, { label: user.name }]} />
      {refusal && <ErrorSummary errors={{ [refusal.field]: refusal.message }} />}
      {done && !refusal && <Banner tone="success">{done}</Banner>}
      <UserHeader detail={loaderData} />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-10 lg:order-1">
          <NotesSection detail={loaderData} />
          <UserLists detail={loaderData} />
          <Section id="timeline" title="Timeline">
            <Timeline entries={timeline.rows} ownerId={user.id} />
            <ListPagination label="Pages of the timeline" list={timeline} />
          </Section>
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:order-2">
          <HelpSection detail={loaderData} />
          <UserFacts user={user} />
          <SessionsSection detail={loaderData} />
        </div>
      </div>
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("user", LazyErrorScreen);

function UserHeader({ detail: { user, may } }: { detail: LoadedUser }) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-5 border-b border-line pb-8">
      <Avatar name={user.name} src={user.avatar} className="size-20 text-2xl" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="display text-3xl wrap-anywhere">{user.name}</h1>
        <p className="mt-2 flex flex-wrap gap-2">
          <TypeBadge userType={user.userType} />
          <VerificationBadge flags={user} />
          {user.userType === "admin" && user.adminAreas && (
            <Badge tone="warning">{areaNames(user.adminAreas)}</Badge>
          )}
          {user.deactivatedAt && <Badge tone="danger">Deactivated</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {may.change && (
          <ButtonLink to={`/admin/users/${user.id}/edit`} icon={<Icon name="pencil" />}>
            Edit User
          </ButtonLink>
        )}
        {may.createListing && (
          <ButtonLink to={may.createListing} variant="secondary">
            Create a listing
          </ButtonLink>
        )}
        {may.impersonation && (
          <ButtonLink to={may.impersonation} variant="secondary">
            View as
          </ButtonLink>
        )}
        {may.deactivate &&
          (user.deactivatedAt ? (
            <PostButton intent="reactivate" variant="secondary">
              Reactivate user
            </PostButton>
          ) : (
            <Deactivation name={user.name} />
          ))}
      </div>
    </header>
  );
}

function Deactivation({ name }: { name: string }) {
  const id = "deactivate";
  return (
    <>
      <DialogButton dialog={id} variant="danger">
        Deactivate User
      </DialogButton>
      <Dialog
        id={id}
        title={`Deactivate ${name}?`}
        dismiss="Cancel"
        actions={
          <SubmitButton variant="danger" form={`${id}-form`}>
            Deactivate
          </SubmitButton>
        }
      >
        <Form id={`${id}-form`} method="post" className="flex flex-col gap-5">
          <input type="hidden" name="intent" value="deactivate" />
          <ul className="list-disc ps-5">
            <li>All their sessions end now, and they can't sign in.</li>
            <li>Their active listings leave the market, and monthly renewals stop.</li>
            <li>They get an email, without the reason.</li>
          </ul>
          <p>You can reactivate them later. Listings whose term still runs come back then.</p>
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            required
            maxLength={maxUserReason}
            hint="Only administrators see it."
          />
        </Form>
      </Dialog>
    </>
  );
}

async function runUserAction(
  context: Route.ActionArgs["context"],
  userId: string,
  form: FormData,
): Promise<UserActionResult | null> {
  const intent = formText(form, "intent");
  if (!isUserIntent(intent)) return null;
  const reason = plainText(formText(form, "reason")).slice(0, maxUserReason);
  if (intent === "deactivate" && reason === "")
    return { ok: false, field: "reason", message: "Say why you deactivate this user" };
  const text = plainText(formText(form, intent)).slice(0, maxUserNote);
  if ((intent === "message" || intent === "note") && text === "")
    return { ok: false, field: intent, message: "Write something first" };
  const typedKey = formText(form, "formKey");
  const formKey = isId(typedKey) ? typedKey : createId();
  const { db, jobs } = context.get(servicesContext);
  const { id, adminAreas } = context.get(viewerContext);
  const requestId = context.get(requestContext).id;
  const help = { userId, administrator: { id, adminAreas }, requestId, now: new Date() };
  const change = { ...help, reason };
  const written = { ...help, text, formKey };
  const commands = {
    "sign-out": () => signOutUser(db, help),
    deactivate: () => deactivatePerson(db, jobs, change),
    reactivate: () => reactivatePerson(db, jobs, change),
    "send-reset": () => sendResetTo(db, jobs, help),
    "reset-two-step": () => resetTwoFactor(db, jobs, help),
    "resend-confirmation": () => resendConfirmation(db, jobs, help),
    message: () => writeToUser(db, jobs, written),
    note: () => addUserNote(db, written),
  };
  const outcome = await commands[intent]();
  return outcome.ok
    ? { ok: true }
    : { ok: false, field: "main", message: userRefusals[outcome.reason] };
}

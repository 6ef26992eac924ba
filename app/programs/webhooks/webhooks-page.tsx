import { data } from "react-router";
import type { Route } from "./+types/webhooks-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { addWebhook } from "./own-webhooks.server.ts";
import { maxWebhooks } from "./webhook.ts";
import { webhookHref } from "./webhook-address.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { webhookSchema } from "./webhook.schema.ts";
import { WebhookSecretPanel } from "./webhook-secret-panel.tsx";
import { WebhookStateBadge } from "./webhook-state-badge.tsx";
import { listWebhooks } from "./webhooks.queries.server.ts";

export const meta = privatePage("Webhooks", "Tell your own programs what happens here.");

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const webhooks = await listWebhooks(context.get(servicesContext).db, id);
  return {
    webhooks: webhooks.map(({ id: webhookId, url, events, state, failingSince }) => ({
      id: webhookId,
      url,
      events: events.length,
      state,
      isTroubled: failingSince !== null,
    })),
  };
}

const messages = {
  "too-many": `You have ${maxWebhooks} webhooks. Remove one first.`,
  unconfirmed: "Confirm your email address first: that is where we tell you when a webhook fails.",
};

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  const { db, secret, requestId, now } = accountRequest(context, request);
  const form = await readForm(request);
  if (formText(form, "intent") !== "add") throw data(null, { status: 400 });
  const typed = { url: formText(form, "url"), events: form.getAll("events").map(String) };
  const refuse = (errors: Record<string, string>) =>
    data({ refusal: { typed, errors }, made: null }, { status: 422 });
  const input = webhookSchema.safeParse(typed);
  if (!input.success) return refuse(fieldErrors(input.error.issues));
  const added = await addWebhook(db, viewer.id, input.data, { secret, requestId, now });
  if (!added.ok) return refuse({ url: messages[added.reason] });
  return data({ refusal: null, made: { id: added.webhookId, secret: added.secret } });
}

const nothing = { url: "", events: ["lead.created", "message.received"] };

export default function WebhooksPage({
  loaderData: { webhooks },
  actionData,
}: Route.ComponentProps) {
  const made = actionData?.made ?? null;
  return (
    <SecurityFrame
      title="Webhooks"
      lead="We tell an address of yours what happens to your listings, leads and orders, as it happens. Each event is signed, and names what changed without personal details."
      trail={[
        { label: "Profile", to: "/account/profile" },
        { label: "Sign-in and security", to: "/account/security" },
      ]}
    >
      {made && <WebhookSecretPanel secret={made.secret} lead="The webhook was added." />}
      {webhooks.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {webhooks.map(({ id, url, events, state, isTroubled }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <div className="min-w-0 flex-1 basis-56">
                <PlainLink to={webhookHref(id)} className="link font-semibold wrap-anywhere">
                  {url}
                </PlainLink>
                <p className="text-sm text-ink-2">
                  {formatCount(events, { one: "kind of event", other: "kinds of events" })}
                </p>
              </div>
              <WebhookStateBadge state={state} isTroubled={isTroubled} />
            </li>
          ))}
        </ul>
      )}
      <TitledSection id="new-title" title="New webhook">
        {webhooks.length < maxWebhooks ? (
          <WebhookForm
            // Empty again after one was added.
            key={made?.id}
            intent="add"
            label="Add webhook"
            initial={nothing}
            refusal={actionData?.refusal ?? null}
          />
        ) : (
          <p className="text-ink-2">{messages["too-many"]}</p>
        )}
      </TitledSection>
    </SecurityFrame>
  );
}

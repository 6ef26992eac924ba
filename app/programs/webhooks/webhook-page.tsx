import { Form } from "react-router";
import type { Route } from "./+types/webhook-page.ts";
import { accountRequest } from "#app/accounts/account-request.server.ts";
import { SecurityFrame } from "#app/accounts/security/security-frame.tsx";
import { refuseImpersonation } from "#app/accounts/sessions/guard.server.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { answerWebhookForm } from "./change-webhook-action.server.ts";
import { deliveryStates } from "./webhook.ts";
import { webhookHref, webhooksHref } from "./webhook-address.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookLog } from "./webhook-log.tsx";
import { payloadOf, messageIdOf } from "./webhook-payload.ts";
import { WebhookSecretPanel } from "./webhook-secret-panel.tsx";
import { WebhookStateBadge } from "./webhook-state-badge.tsx";
import { countFailed, findWebhook, listDeliveries } from "./webhooks.queries.server.ts";

export const meta = privatePage("Webhook", "What was sent to your program, and what it answered.");

export const middleware: Route.MiddlewareFunction[] = [refuseImpersonation];

const pageSize = 25;

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, now } = accountRequest(context, request);
  const own = { userId, webhookId: params.id };
  const webhook = isId(params.id) ? await findWebhook(db, own) : null;
  if (!webhook) notFound();
  const state = deliveryStates.find((name) => name === url.searchParams.get("state")) ?? null;
  const page = pageFrom(url.searchParams, pageSize);
  const [list, failed] = await Promise.all([
    listDeliveries(db, webhook.id, { state, page }),
    countFailed(db, webhook.id),
  ]);
  const { previousSecretUntil } = webhook;
  return {
    webhook: {
      ...webhook,
      previousSecretUntil:
        previousSecretUntil && previousSecretUntil > now
          ? formatDate(previousSecretUntil, { format: "with-time" })
          : null,
    },
    failed,
    state,
    list: {
      ...list,
      rows: list.rows.map((row) => ({
        key: row.messageId,
        messageId: messageIdOf(row),
        event: row.event,
        happenedAt: row.happenedAt.toISOString(),
        state: row.state,
        dueAt: row.state === "waiting" && row.attempts.length > 0 ? row.dueAt.toISOString() : null,
        attempts: row.attempts,
        payload: payloadOf(row),
      })),
    },
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const form = await readForm(request);
  const account = accountRequest(context, request);
  const own = { userId, webhookId: params.id };
  if (!isId(params.id) || !(await findWebhook(account.db, own))) notFound();
  return answerWebhookForm(account, own, form);
}

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, failed, state, list } = loaderData;
  const answer = actionData ?? null;
  return (
    <SecurityFrame
      title={new URL(webhook.url).hostname}
      lead="What was sent to this address, and what it answered. The log is kept for 30 days."
      trail={[
        { label: "Profile", to: "/account/profile" },
        { label: "Sign-in and security", to: "/account/security" },
        { label: "Webhooks", to: webhooksHref },
      ]}
    >
      {answer?.done && <Banner tone="success">{answer.done}</Banner>}
      {answer?.problem && <Banner tone="danger">{answer.problem}</Banner>}
      {answer?.secret && (
        <WebhookSecretPanel secret={answer.secret} lead="The secret is renewed." />
      )}
      <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
        <WebhookStateBadge state={webhook.state} isTroubled={webhook.failingSince !== null} />
        {webhook.state === "active" ? (
          <>
            <SubmitButton intent="test" size="sm">
              Send a test
            </SubmitButton>
            {failed > 0 && (
              <SubmitButton intent="send-failed" size="sm" variant="secondary">
                Send all that failed again
              </SubmitButton>
            )}
            <SubmitButton intent="pause" size="sm" variant="secondary">
              Pause
            </SubmitButton>
          </>
        ) : (
          <SubmitButton intent="resume" size="sm">
            Turn on
          </SubmitButton>
        )}
      </Form>
      <WebhookLog href={webhookHref(webhook.id)} state={state} list={list} />
      <TitledSection id="settings-title" title="Address and events">
        <WebhookForm
          key={`${webhook.url} ${webhook.events.join(" ")}`}
          intent="change"
          label="Save"
          initial={webhook}
          refusal={answer?.refusal ?? null}
        />
      </TitledSection>
      <Card title="Signing secret">
        <Form method="post" preventScrollReset className="flex flex-col items-start gap-3 text-sm">
          <p>
            {webhook.previousSecretUntil
              ? `The secret before signs as well until ${webhook.previousSecretUntil}.`
              : "A new secret and the one before both sign for a day, so that you can change your program in between."}
          </p>
          <SubmitButton intent="rotate" variant="secondary" size="sm">
            Renew the secret
          </SubmitButton>
        </Form>
      </Card>
      <Form method="post">
        <DialogButton dialog="remove" variant="secondary">
          Remove this webhook
        </DialogButton>
        <Dialog
          id="remove"
          title="Remove this webhook?"
          dismiss="Keep it"
          actions={
            <SubmitButton intent="remove" variant="danger">
              Remove webhook
            </SubmitButton>
          }
        >
          Its log goes with it, and what waits is not sent. A new webhook has a new secret.
        </Dialog>
      </Form>
    </SecurityFrame>
  );
}

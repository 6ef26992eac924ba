import type { Route } from "./+types/closing-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { letterHref, offersHref } from "#app/deals/offers/offer-address.ts";
import { HelpLink } from "#app/help-link.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { threadTopic } from "#app/messages/thread/thread.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { negotiationMeta } from "#app/deals/offers/negotiation-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { answerClosingForm } from "./answer-closing-form.server.ts";
import { AddStepForm, StepRow } from "./closing-steps.tsx";
import { EndingForms } from "./ending-forms.tsx";
import { EscrowPanel } from "./escrow-panel.tsx";
import { loadClosing } from "./load-closing.server.ts";

export const meta = negotiationMeta("Steps to closing", "What is left to do, by whom and when.");

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const closing = isId(id)
    ? await loadClosing(db, { conversationId: id, userId }, new Date())
    : null;
  if (!closing) notFound();
  return closing;
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  if (!isId(id)) notFound();
  const own = { conversationId: id, userId, now: new Date(), requestId };
  return answerClosingForm(context.get(servicesContext), { ...own, form });
}

export default function ClosingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, other, title, state, price, steps, canChange } = loaderData;
  useLiveRevalidation(threadTopic(id));
  const refusal = actionData ?? null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Breadcrumb
          steps={[
            { label: "All conversations", to: "/account/leads" },
            { label: other, to: leadHref(id) },
            { label: "Offers", to: offersHref(id) },
            { label: "Closing" },
          ]}
        />
        <HelpLink article="offers">How offers work</HelpLink>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="font-serif text-2xl font-medium tracking-tight">Steps to closing</h2>
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {`${title}, agreed with ${other} at ${price} on ${loaderData.agreedOn}`}
          </p>
        </div>
        <ButtonLink to={letterHref(id)} variant="secondary">
          Letter of intent
        </ButtonLink>
      </div>
      <ErrorSummary errors={refusal?.errors} />
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      {state === "sold" && <Banner tone="success" title="Sold" />}
      {state === "off" && (
        <Banner tone="warning" title="This sale fell through">
          {loaderData.reason || "The business is no longer reserved for this buyer."}
        </Banner>
      )}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section id="steps" title="Checklist" count={`${done} of ${steps.length} done`}>
            <ol className="divide-y divide-line">
              {steps.map((step) => (
                <StepRow key={step.id} step={step} canChange={canChange} />
              ))}
            </ol>
          </Section>
          {canChange && (
            <AddStepForm
              key={steps.length}
              refusal={refusal?.typed["intent"] === "add" ? refusal : null}
            />
          )}
        </div>
        <div className="flex flex-col gap-6">
          <EndingForms closing={loaderData} refusal={refusal} />
          <EscrowPanel />
        </div>
      </div>
    </div>
  );
}

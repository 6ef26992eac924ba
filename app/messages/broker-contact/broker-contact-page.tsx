import { data } from "react-router";
import type { Route } from "./+types/broker-contact-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  findContactedBroker,
  selectBrokerThread,
} from "#app/messages/broker-contact/contacted-broker.queries.server.ts";
import { sendBrokerInquiry } from "#app/messages/broker-contact/send-broker-inquiry.server.ts";
import { answerOffline } from "#app/messages/inquiry/answer-offline.ts";
import { ContactForm } from "#app/messages/inquiry/contact-form.tsx";
import { ExistingConversation, SignInPrompt } from "#app/messages/inquiry/contact-notes.tsx";
import {
  type ContactState,
  problemMessage,
  problemStatus,
  type SendProblem,
  type SendResult,
  submittedValues,
} from "#app/messages/inquiry/contact-state.ts";
import { brokerTarget } from "#app/messages/inquiry/contact-target.ts";
import { findSenderDetails } from "#app/messages/inquiry/contact.queries.server.ts";
import { findBrokerRefusal } from "#app/messages/inquiry/inquiry.ts";
import { inquirySchema } from "#app/messages/inquiry/inquiry.schema.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { type FieldErrors, fieldErrors } from "#app/shared/form-errors.ts";
import { ButtonLink } from "#app/ui/button.tsx";

// The contact part of a broker's page: a nested route with its own loader, posting to /brokers/{id}?index.

const anonymousId = "00000000-0000-0000-0000-000000000000";

export async function loader({ context, params: { id: brokerId } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(brokerId)) throw data(null, { status: 404 });
  const [broker, threads, sender] = await Promise.all([
    findContactedBroker(db, brokerId),
    viewer ? selectBrokerThread(db, viewer.id, brokerId) : [],
    viewer && findSenderDetails(db, viewer.id),
  ]);
  if (!broker) throw data(null, { status: 404 });
  const [thread = null] = threads;
  return {
    brokerId,
    thread: thread && { id: thread.id, messageCount: thread.messageCount },
    state: chooseState(),
  };

  function chooseState(): ContactState {
    const reason = findBrokerRefusal(broker!, viewer?.id ?? anonymousId, thread);
    if (reason) return { kind: "refused", reason };
    if (!sender) return { kind: "visitor" };
    return {
      kind: "form",
      formKey: createId(),
      prefill: sender.prefill,
      confirmed: sender.emailVerified,
    };
  }
}

export async function action({ request, context, params: { id: brokerId } }: Route.ActionArgs) {
  const { db, jobs, env, log } = context.get(servicesContext);
  const { viewer, id: requestId } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  const refuse = (problem: SendProblem, errors: FieldErrors = {}) => {
    const result: SendResult = { ok: false, problem, errors, typed: submittedValues(form) };
    return data(result, { status: problemStatus[problem] });
  };
  if (!isId(brokerId)) throw data(null, { status: 404 });
  if (!viewer) return refuse("signed-out");
  const input = inquirySchema.safeParse(form);
  if (!input.success) return refuse("invalid", fieldErrors(input.error.issues));
  try {
    const outcome = await sendBrokerInquiry(db, jobs, {
      brokerId,
      senderId: viewer.id,
      formKey: String(form.formKey ?? ""),
      input: input.data,
      now: new Date(),
      appUrl: env.APP_URL,
    });
    if (!outcome.ok) return refuse(outcome.reason);
    return data<SendResult>({ ok: true, conversationId: outcome.conversationId });
  } catch (error) {
    log.error({ requestId, err: error }, "inquiry not sent");
    return refuse("failed");
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOffline(serverAction);

export default function BrokerContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brokerId, state, thread } = loaderData;
  const target = brokerTarget(brokerId);
  return (
    <div id="contact" className="flex scroll-mt-24 flex-col gap-4">
      {thread && <ExistingConversation thread={thread} />}
      {state.kind === "visitor" && <SignInPrompt target={target} />}
      {state.kind === "refused" &&
        (state.reason === "own-listing" ? (
          <>
            <p className="text-sm text-ink-2">Buyers see a contact form here.</p>
            <ButtonLink to="/account/profile" variant="secondary" className="w-full">
              Edit my profile
            </ButtonLink>
          </>
        ) : (
          <p className="text-sm text-ink-2">{problemMessage(state.reason, target)}</p>
        ))}
      {state.kind === "form" && (
        <ContactForm key={brokerId} target={target} answer={actionData ?? null} {...state} />
      )}
    </div>
  );
}

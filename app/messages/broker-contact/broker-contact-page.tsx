import { notFound } from "#app/platform/http/not-found.ts";
import type { Route } from "./+types/broker-contact-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import {
  findContactedBroker,
  selectBrokerThread,
} from "#app/messages/broker-contact/contacted-broker.queries.server.ts";
import { sendBrokerInquiry } from "#app/messages/broker-contact/send-broker-inquiry.server.ts";
import { answerContactForm } from "#app/messages/inquiry/answer-contact-form.server.ts";
import { answerOffline } from "#app/messages/inquiry/answer-offline.ts";
import { ContactForm } from "#app/messages/inquiry/contact-form.tsx";
import { ExistingConversation, SignInPrompt } from "#app/messages/inquiry/contact-notes.tsx";
import { type ContactState, problemMessage } from "#app/messages/inquiry/contact-state.ts";
import { brokerTarget } from "#app/messages/inquiry/contact-target.ts";
import { findSenderDetails } from "#app/messages/inquiry/contact.queries.server.ts";
import { findBrokerRefusal } from "#app/messages/inquiry/inquiry.ts";
import { createId, isId } from "#app/platform/db/id.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";

// The contact part of a broker's page: a nested route with its own loader, posting to /brokers/{id}?index.

export async function loader({ context, params: { id: brokerId } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(brokerId)) notFound();
  const [broker, threads, sender] = await Promise.all([
    findContactedBroker(db, brokerId),
    viewer ? selectBrokerThread(db, viewer.id, brokerId) : [],
    viewer && findSenderDetails(db, viewer.id),
  ]);
  if (!broker) notFound();
  const [thread = null] = threads;
  return {
    brokerId,
    thread: thread && { id: thread.id, messageCount: thread.messageCount },
    state: chooseState(),
  };

  function chooseState(): ContactState {
    const reason = findBrokerRefusal(broker!, viewer?.id ?? null, thread);
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
  if (!isId(brokerId)) notFound();
  return answerContactForm(request, context, ({ db, jobs }, sent) =>
    sendBrokerInquiry(db, jobs, { ...sent, brokerId }),
  );
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

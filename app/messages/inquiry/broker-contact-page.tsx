import type { Route } from "./+types/broker-contact-page.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { answerOffline, contactTarget } from "./contact-state.ts";
import {
  chooseContactState,
  findContactedBroker,
  findContactingBuyer,
} from "./contact.queries.server.ts";
import { findBrokerRefusal } from "./inquiry.ts";
import { answerContactForm } from "./send-inquiry.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";

// The contact part of a broker's page: a nested route with its own loader, posting to /brokers/{id}?index.

export async function loader({ context, params: { id: brokerId } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  if (!isId(brokerId)) notFound();
  const [broker, buyer] = await Promise.all([
    findContactedBroker(db, brokerId),
    viewer && findContactingBuyer(db, { brokerId }, viewer.id),
  ]);
  if (!broker) notFound();
  const thread = buyer?.thread ?? null;
  const reason = findBrokerRefusal(broker, viewer?.id ?? null, thread);
  return {
    brokerId,
    thread: thread && { id: thread.id, messageCount: thread.messageCount },
    state: chooseContactState(reason, buyer),
  };
}

export async function action({ request, context, params: { id: brokerId } }: Route.ActionArgs) {
  if (!isId(brokerId)) notFound();
  return answerContactForm(request, context, { brokerId });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOffline(serverAction);

export default function BrokerContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brokerId, state, thread } = loaderData;
  return (
    <div id="contact" className="flex scroll-mt-24 flex-col gap-4">
      <ContactPanel
        target={contactTarget("broker", brokerId)}
        thread={thread}
        state={state}
        answer={actionData ?? null}
      >
        <ButtonLink to="/account/profile" variant="secondary" className="w-full">
          Edit my profile
        </ButtonLink>
      </ContactPanel>
    </div>
  );
}

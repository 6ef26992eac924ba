import type { Route } from "./+types/contact-page.ts";
import { findBroker } from "#app/browsing/brokers/brokers.queries.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { managerOf } from "#app/listings/manager.ts";
import { BrokerNote, ContactPanel, Note } from "./contact-panel.tsx";
import { answerOffline, contactTarget } from "./contact-state.ts";
import {
  chooseContactState,
  findContactedListing,
  findContactingBuyer,
} from "./contact.queries.server.ts";
import { findContactRefusal } from "./inquiry.ts";
import { answerContactForm } from "./send-inquiry.server.ts";
import {
  formatReplyTime,
  formatStatedReplyTime,
  noReplyRecord,
} from "#app/messages/reply-time/reply-time.ts";
import { getReplies } from "#app/messages/reply-time/reply-times.queries.server.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

// The contact part of a listing's page: a nested route with its own loader, posting to /business/{id}?index.

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, replica, queryCache } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  const now = new Date();
  if (!isId(params.id)) notFound();
  const [listing, buyer] = await Promise.all([
    findContactedListing(db, params.id),
    viewer && findContactingBuyer(db, { listingId: params.id }, viewer.id),
  ]);
  if (!listing) notFound();
  const { manager, responseTime, answersPassports } = listing;
  const managerId = managerOf(listing);
  const thread = buyer?.thread ?? null;
  const [replies, broker] = await Promise.all([
    getReplies(queryCache, [managerId], now),
    manager.userType === "broker" ? findBroker(replica, managerId) : null,
  ]);
  const reason = findContactRefusal(listing, viewer?.id ?? null, thread, now);
  // Administrators can see private listings; for everyone else they are 404.
  if (reason === "not-found" && viewer?.userType !== "admin") notFound();
  const { seconds } = replies.get(managerId) ?? noReplyRecord;
  return {
    canContact: !reason,
    /** Measured, or stated by the owner. Null in a teaser: it is the same on all listings of an owner. */
    replyTime:
      reason || listing.confidential
        ? null
        : (formatReplyTime(seconds) ?? formatStatedReplyTime(responseTime)),
    isSaleAgreed: listing.saleAgreed && !reason,
    answersPassports: answersPassports && !reason,
    listingId: params.id,
    state: chooseContactState(reason, buyer),
    broker: broker && {
      id: broker.id,
      name: broker.name,
      brokerage: broker.brokerage,
      represents: listing.brokerId !== null,
    },
    thread: thread && { id: thread.id, messageCount: thread.messageCount },
  };
}

export async function action({ request, context, params: { id: listingId } }: Route.ActionArgs) {
  if (!isId(listingId)) notFound();
  return answerContactForm(request, context, { listingId });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  answerOffline(serverAction);

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, isSaleAgreed, state, thread, replyTime, answersPassports, broker } =
    loaderData;
  const isOwn = state.kind === "refused" && state.reason === "own-listing";
  return (
    <Card title={isOwn ? "This is your listing" : "Contact Form"}>
      <div id="contact" className="flex scroll-mt-24 flex-col gap-4">
        {broker && !isOwn && <BrokerNote broker={broker} />}
        {isSaleAgreed && (
          <Note icon="info">
            A sale is agreed. You can still write: the owner may come back to you if it falls
            through.
          </Note>
        )}
        {replyTime && (
          <Note icon="clock">
            {replyTime}{" "}
            <PlainLink to="/help/reply-times" className="link">
              How we measure it
            </PlainLink>
          </Note>
        )}
        {answersPassports && (
          <Note icon="badge-check">
            This owner answers buyers with a passport.{" "}
            <PlainLink to="/premium-buyer" className="link">
              Get yours, free
            </PlainLink>
          </Note>
        )}
        <ContactPanel
          target={contactTarget("owner", listingId)}
          thread={thread}
          state={state}
          answer={actionData ?? null}
        >
          <ButtonLink to={`/account/listings/edit/${listingId}`} className="w-full">
            Edit this listing
          </ButtonLink>
          <ButtonLink to="/account/leads" variant="secondary" className="w-full">
            Open my messages
          </ButtonLink>
        </ContactPanel>
      </div>
    </Card>
  );
}

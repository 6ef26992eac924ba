import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/offers-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { HelpLink } from "#app/help-link.tsx";
import { leadHref } from "#app/messages/leads/lead.ts";
import { threadTopic } from "#app/messages/thread/thread.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { loadOrKeep } from "#app/platform/live/background-load.ts";
import { useLiveRevalidation } from "#app/platform/live/use-live-changes.tsx";
import { fieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { negotiationMeta } from "#app/deals/offers/negotiation-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { acceptOffer } from "./accept-offer.server.ts";
import { askForOffer } from "./ask-for-offer.server.ts";
import { declineOffer } from "./decline-offer.server.ts";
import { loadNegotiation } from "./load-negotiation.server.ts";
import { reasonSchema } from "./offer.schema.ts";
import { closingHref, letterHref, newOfferHref, offersHref } from "./offer-address.ts";
import { OfferHistory } from "./offer-history.tsx";
import { offerProblems, offerProblemStatus } from "./offer-result.ts";
import { OfferSheet } from "./offer-sheet.tsx";
import { VersionsTable } from "./versions-table.tsx";

export const meta = negotiationMeta("Offers", "The offers between you and the other side.");

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const negotiation = isId(id)
    ? await loadNegotiation(db, { conversationId: id, userId }, new Date())
    : null;
  if (!negotiation) notFound();
  return negotiation;
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadOrKeep(request, serverLoader);

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db, jobs } = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  if (!isId(id)) notFound();
  const own = { conversationId: id, userId, now: new Date() };
  const intent = formText(form, "intent");
  const offerId = formText(form, "offerId");
  const answer = async () => {
    if (intent === "ask") return askForOffer(db, jobs, own);
    if (!isId(offerId)) notFound();
    if (intent === "accept") return acceptOffer(db, jobs, { ...own, offerId, requestId });
    if (intent !== "decline" && intent !== "withdraw") throw data(null, { status: 400 });
    const given = reasonSchema.safeParse({ reason: formText(form, "reason") });
    if (!given.success) return fieldErrors(given.error.issues)["reason"]!;
    const { reason } = given.data;
    return declineOffer(db, jobs, { ...own, offerId, step: intent, reason, requestId });
  };
  const outcome = await answer();
  if (typeof outcome === "string") return data({ problem: outcome }, { status: 422 });
  if (outcome.ok) return redirect(intent === "accept" ? closingHref(id) : offersHref(id), 303);
  if (outcome.reason === "not-found") notFound();
  const { reason } = outcome;
  return data({ problem: offerProblems[reason] }, { status: offerProblemStatus(reason) });
}

export default function OffersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, side, other, title, offers, compared, sale, canMake, canAsk } = loaderData;
  useLiveRevalidation(threadTopic(id));
  const current = offers.find(({ state }) => state === "open" || state === "accepted");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Breadcrumb
          steps={[
            { label: "All conversations", to: "/account/leads" },
            { label: other, to: leadHref(id) },
            { label: "Offers" },
          ]}
        />
        <HelpLink article="offers">How offers work</HelpLink>
      </div>
      <div>
        <h2 className="font-serif text-2xl font-medium tracking-tight">{`Offers between you and ${other}`}</h2>
        <p className="mt-1 text-ink-2 wrap-anywhere">{title}</p>
      </div>
      {actionData && <Banner tone="danger">{actionData.problem}</Banner>}
      {loaderData.refusal && !sale && <Banner tone="warning">{loaderData.refusal}</Banner>}
      {loaderData.isTaken && (
        <Banner tone="warning" title="A sale is agreed with another buyer">
          If it falls through, offers are possible again.
        </Banner>
      )}
      {sale?.state === "sold" && (
        <Banner tone="success" title={`Sold. The offer was ${sale.price}.`} />
      )}
      {sale?.state === "agreed" && (
        <Banner
          tone="success"
          title={`Sale agreed at ${sale.price}`}
          action={
            <span className="flex flex-wrap gap-2">
              <ButtonLink to={letterHref(id)} size="sm" variant="secondary">
                Letter of intent
              </ButtonLink>
              <ButtonLink to={closingHref(id)} size="sm">
                Steps to closing
              </ButtonLink>
            </span>
          }
        />
      )}
      {current ? (
        <OfferSheet offer={current} other={other} id={id} />
      ) : (
        <EmptyState
          headingLevel={3}
          title={offers.length === 0 ? "No offer yet" : "No open offer"}
          hint={
            side === "buyer"
              ? "An offer names a price, how it is paid, conditions and a deadline. It is not binding: only the purchase agreement that your lawyers write is."
              : "The buyer makes the first offer. You can accept, decline or answer with a counter-offer."
          }
          action={
            <>
              {canMake && <ButtonLink to={newOfferHref(id)}>Make an offer</ButtonLink>}
              {canAsk && (
                <Form method="post">
                  <SubmitButton intent="ask" variant="secondary">
                    Ask for an offer
                  </SubmitButton>
                </Form>
              )}
            </>
          }
        />
      )}
      {compared[0] && compared[0].versions.length > 1 && (
        <Section id="versions" title="What changed">
          <div className="pt-4">
            <VersionsTable compared={compared} offers={offers} />
          </div>
        </Section>
      )}
      {offers.length > 0 && <OfferHistory offers={offers} />}
      <p className="max-w-[70ch] text-sm text-ink-2">
        Nothing here is legal advice, and we hold no money.{" "}
        <HelpLink article="escrow">Escrow and deposits</HelpLink>
      </p>
    </div>
  );
}

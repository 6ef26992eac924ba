import { Form } from "react-router";
import type { FormattedFigure } from "#app/listings/card/listing-card-data.ts";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import type { ListingStatus } from "#app/listings/listing.ts";
import { leadHref } from "#app/messages/leads/lead.ts";
import { StatusBadge } from "#app/selling/owned/status-badge.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { maxMandateReason } from "./mandate.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface Offer {
  id: string;
  title: string;
  description: string;
  place: string;
  category: string | null;
  askingPrice: FormattedFigure | null;
  revenue: FormattedFigure | null;
  cashFlow: FormattedFigure | null;
  leads: number;
  expiresAt: string;
  publicHref: string | null;
}

export function OfferCard({ offer }: { offer: Offer }) {
  const { id, title, publicHref } = offer;
  return (
    <article className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <p className="text-sm text-ink-3">
          {[offer.category, offer.place].filter(Boolean).join(", ")}
        </p>
        <h3 className="mt-1 font-serif text-xl leading-snug font-medium wrap-anywhere">
          {publicHref ? (
            <PlainLink to={publicHref} className="hover:underline">
              {title}
            </PlainLink>
          ) : (
            title
          )}
        </h3>
        <p className="mt-2 max-w-[65ch] text-sm wrap-anywhere text-ink-2">{offer.description}</p>
        <p className="mt-3 text-sm">
          Answer by <DateText value={offer.expiresAt} format="with-time" />. What the owner keeps
          hidden opens once you accept.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <PostButton
            intent="accept"
            fields={{ offerId: id }}
            aria-label={`Accept the mandate: ${title}`}
          >
            Accept the mandate
          </PostButton>
          <DeclineOffer id={id} title={title} />
        </div>
      </div>
      <dl className="definitions text-sm">
        {(
          [
            ["Asking", offer.askingPrice],
            ["Revenue", offer.revenue],
            ["Cash flow", offer.cashFlow],
          ] as const
        ).map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <FigureText figure={figure} showCode={term === "Asking"} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Leads so far</dt>
          <dd className="figures">{offer.leads}</dd>
        </div>
      </dl>
    </article>
  );
}

function DeclineOffer({ id, title }: { id: string; title: string }) {
  const dialog = `decline-${id}`;
  return (
    <>
      <DialogButton dialog={dialog} variant="secondary" aria-label={`Decline: ${title}`}>
        Decline
      </DialogButton>
      <Dialog
        id={dialog}
        title="Decline this mandate?"
        dismiss="Back"
        actions={<Button form={`${dialog}-form`}>Decline the mandate</Button>}
      >
        <p>We ask another broker, and don&apos;t offer you this listing again.</p>
        <Form id={`${dialog}-form`} method="post" className="mt-4">
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="offerId" value={id} />
          <TextArea
            label="Reason"
            name="reason"
            id={`reason-${id}`}
            optional
            rows={3}
            maxLength={maxMandateReason}
            hint="Only we see it."
          />
        </Form>
      </Dialog>
    </>
  );
}

interface RepresentedRowProps {
  mandate: {
    id: string;
    title: string;
    status: ListingStatus;
    place: string;
    leads: number;
    since: string;
    conversationId: string | null;
  };
}

export function RepresentedRow({ mandate }: RepresentedRowProps) {
  const { id, title, conversationId } = mandate;
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h3 className="font-serif text-lg leading-snug font-medium wrap-anywhere">
          <PlainLink to={`/account/listings/edit/${id}`} className="hover:underline">
            {title}
          </PlainLink>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2">
          <StatusBadge status={mandate.status} isWithdrawn={false} />
          {mandate.place && <span>{mandate.place}</span>}
          <span>
            Since <DateText value={mandate.since} />
          </span>
          <PlainLink to={`/account/leads?listing=${id}`} className="link">
            {formatCount(mandate.leads, { one: "lead", other: "leads" })}
          </PlainLink>
          {conversationId && (
            <PlainLink to={leadHref(conversationId)} className="link">
              Message the owner
            </PlainLink>
          )}
        </p>
      </div>
      <ButtonLink
        to={`/account/listings/edit/${id}`}
        variant="secondary"
        size="sm"
        aria-label={`Edit: ${title}`}
      >
        Edit
      </ButtonLink>
    </article>
  );
}

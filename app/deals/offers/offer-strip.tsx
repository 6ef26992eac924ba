import { ThreadStrip } from "#app/messages/thread/thread-strips.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import type { OfferStripData } from "./load-offer-strip.server.ts";
import { closingHref, newOfferHref, offersHref } from "./offer-address.ts";

interface OfferStripProps {
  id: string;
  other: string;
  strip: OfferStripData;
}

/** The state of the negotiation, above the messages. */
export function OfferStrip({ id, other, strip: { kind, price, isMine, until } }: OfferStripProps) {
  const texts = {
    open: isMine
      ? `You offer ${price}, valid until ${until}.`
      : `${other} offers ${price}, valid until ${until}.`,
    agreed: `Sale agreed at ${price}.`,
    sold: `Sold. The offer was ${price}.`,
    past: "No offer is open.",
    none: isMine
      ? "Ready to name a price and conditions?"
      : "The buyer makes the first offer. You can ask for it.",
  };
  const isToDo = (kind === "open" && !isMine) || kind === "agreed";
  const [label, to] =
    kind === "agreed" || kind === "sold"
      ? (["Steps to closing", closingHref(id)] as const)
      : kind === "none" && isMine
        ? (["Make an offer", newOfferHref(id)] as const)
        : (["Offers", offersHref(id)] as const);
  return (
    <ThreadStrip text={texts[kind]}>
      <ButtonLink to={to} size="sm" variant={isToDo ? "primary" : "secondary"}>
        {kind === "open" && !isMine ? "Look at the offer" : label}
      </ButtonLink>
    </ThreadStrip>
  );
}

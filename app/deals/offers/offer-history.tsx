import { Section } from "#app/ui/layout/section.tsx";
import type { OfferView } from "./load-negotiation.server.ts";
import { OfferBadge } from "./offer-badge.tsx";

export const OfferHistory = ({ offers }: { offers: readonly OfferView[] }) => (
  <Section id="history" title="History">
    <ol className="divide-y divide-line" reversed>
      {offers.map(({ id, number, author, state, madeOn, closedOn, reason, lines }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3 text-sm">
          <p className="min-w-0 grow">
            <b className="font-semibold">{`Offer ${number}: ${lines[0]!.lines[0]}`}</b>
            {` · ${author}, ${madeOn}`}
          </p>
          <p className="flex flex-wrap items-center gap-3">
            <OfferBadge state={state} />
            {closedOn && <span className="text-ink-2">{closedOn}</span>}
          </p>
          {reason && (
            <p className="w-full wrap-anywhere whitespace-pre-wrap text-ink-2">{reason}</p>
          )}
        </li>
      ))}
    </ol>
  </Section>
);

import { Standing } from "./standing.tsx";
import type { ListingStanding } from "#app/market/valuation/listing-standing.server.ts";
import { HelpLink } from "#app/help-link.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** On a listing's page: where, and not whether that is good. */
export const ListingStandingSection = ({ standing }: { standing: ListingStanding }) => (
  <>
    <Standing standing={standing} />
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <PlainLink
        to={standing.href}
        rel="nofollow"
        className="link inline-flex min-h-6 items-center text-sm font-semibold"
      >
        See comparable businesses
      </PlainLink>
      <HelpLink article="valuation">How this is computed</HelpLink>
    </p>
  </>
);

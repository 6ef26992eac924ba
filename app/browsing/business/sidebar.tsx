import type { ReactNode } from "react";
import type { BusinessView } from "./make-business-view.ts";
import { Card } from "#app/ui/layout/card.tsx";
import { DefinitionList } from "#app/ui/data/definition-list.tsx";
import { FigureTable } from "#app/ui/data/figure-table.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { FigureText } from "#app/listings/figures/listing-figure.tsx";
import { ContactLink, useCanContact } from "./contact-link.tsx";

interface SidebarProps {
  business: BusinessView;
  children: ReactNode;
}

export function Sidebar({ business, children }: SidebarProps) {
  return (
    <aside aria-label="Contact and key facts" className="sidebar no-print flex flex-col gap-5">
      <div className="later flex flex-col gap-5 [--about:40rem]">
        {children}
        <Card title="Financial Summary">
          <FigureTable caption="Financial summary" rows={business.summary} />
        </Card>
      </div>
      {/* The end of the column, so that it covers nothing while it stays in view. */}
      <div className="flex flex-col gap-5 desk:sticky desk:top-6">
        <StickyContact {...business} />
        <QuickFacts business={business} />
      </div>
    </aside>
  );
}

function QuickFacts({ business }: { business: BusinessView }) {
  return (
    <Card title="Quick Facts">
      <DefinitionList
        columns={1}
        items={business.quickFacts.map(({ term, detail, href }) => ({
          term,
          detail: href ? (
            <PlainLink to={href} className="link">
              {detail}
            </PlainLink>
          ) : (
            detail
          ),
        }))}
      />
      {business.realtorUrl && (
        <p className="mt-3 text-sm">
          <a
            href={business.realtorUrl}
            rel="noopener"
            className="inline-flex min-h-6 items-center gap-1.5 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            <Icon name="external-link" className="size-4" />
            See it on REALTOR.ca
          </a>
        </p>
      )}
      {business.access === "public" && (
        <p className="mt-3 text-sm">
          <PlainLink
            to={`/business/${business.id}/report`}
            rel="nofollow"
            className="inline-flex min-h-6 items-center gap-1.5 text-ink-2 underline underline-offset-4 hover:text-ink"
          >
            <Icon name="flag" className="size-4" />
            Report this listing
          </PlainLink>
        </p>
      )}
    </Card>
  );
}

/** Stays in view after the contact form. Low windows have the contact bar instead. */
function StickyContact({ figures, approximately }: BusinessView) {
  if (!useCanContact()) return null;
  return (
    <section
      aria-label="Price and contact"
      className="hidden rounded-surface border border-line bg-surface p-6 desk:block"
    >
      <p className="text-sm text-ink-2">Asking price</p>
      <p className="display figures text-2xl">
        <FigureText figure={figures.askingPrice} showCode />
      </p>
      {approximately && <p className="mt-1 text-sm text-ink-2">{approximately}</p>}
      <ContactLink size="lg" className="mt-4 w-full" />
    </section>
  );
}

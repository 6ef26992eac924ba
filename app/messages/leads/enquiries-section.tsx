import type { Lead } from "#app/messages/leads/lead.ts";
import { LeadsList } from "#app/messages/leads/leads-list.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { Section } from "#app/ui/section.tsx";

interface EnquiriesSectionProps {
  enquiries: Lead[];
  count: number;
  now: string;
}

/** The conversations of somebody who sells nothing: all of them began with an enquiry of theirs. */
export function EnquiriesSection({ enquiries, count, now }: EnquiriesSectionProps) {
  return (
    <Section
      id="enquiries"
      title="Enquiries Sent"
      count={formatNumber(count)}
      link={{ label: "View All", to: "/account/leads", name: "View All enquiries" }}
    >
      {enquiries.length > 0 ? (
        <LeadsList leads={enquiries} now={now} />
      ) : (
        <p className="py-4 text-sm text-ink-2">
          You have not written to an owner yet. Use the contact form of a listing; your messages and
          the replies are then here.
        </p>
      )}
    </Section>
  );
}

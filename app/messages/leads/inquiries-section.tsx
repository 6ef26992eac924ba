import type { Lead } from "#app/messages/leads/lead.ts";
import { inboxCount } from "#app/messages/leads/inbox-words.ts";
import { LeadsList } from "#app/messages/leads/leads-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";

interface InquiriesSectionProps {
  inquiries: Lead[];
  /** In the inbox. */
  count: number;
  archived: number;
  now: string;
}

/** The conversations of a buyer, which all began with an inquiry of theirs. */
export function InquiriesSection({ inquiries, count, archived, now }: InquiriesSectionProps) {
  return (
    <Section
      id="inquiries"
      title="Inquiries Sent"
      count={inboxCount(count, archived)}
      link={{ label: "View All", to: "/account/leads", name: "View All inquiries" }}
    >
      {inquiries.length > 0 ? (
        <LeadsList leads={inquiries} now={now} />
      ) : (
        <p className="py-4 text-sm text-ink-2">
          You have not written to an owner yet. Use the contact form of a listing; your messages and
          the replies are then here.
        </p>
      )}
    </Section>
  );
}

import type { Lead } from "#app/messages/leads/lead.ts";
import { inboxCount } from "#app/messages/leads/inbox-words.ts";
import { LeadsList } from "#app/messages/leads/leads-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";

interface LeadsSectionProps {
  leads: Lead[];
  /** In the inbox. */
  count: number;
  archived: number;
  now: string;
}

export function LeadsSection({ leads, count, archived, now }: LeadsSectionProps) {
  return (
    <Section
      id="recent-leads"
      title="Recent Leads"
      count={inboxCount(count, archived)}
      link={{ label: "View All", to: "/account/leads", name: "View All leads" }}
    >
      {leads.length > 0 ? (
        <LeadsList leads={leads} now={now} />
      ) : (
        <p className="py-4 text-sm text-ink-2">
          No messages yet. When a buyer messages you, or you message an owner, the conversation
          appears here.
        </p>
      )}
    </Section>
  );
}

import type { Lead } from "#app/messages/leads/lead.ts";
import { LeadsList } from "#app/messages/leads/leads-list.tsx";
import { formatNumber } from "#app/ui/format-count.ts";
import { Section } from "#app/ui/section.tsx";

export function LeadsSection({ leads, count, now }: { leads: Lead[]; count: number; now: string }) {
  return (
    <Section
      id="recent-leads"
      title="Recent Leads"
      count={formatNumber(count)}
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

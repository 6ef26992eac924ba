import type { ListSpec } from "#app/admin/lists/list-state.ts";
import type { CampaignStatus, RecipientState } from "#app/messages/campaigns/campaign.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

export const campaignLabels: Record<CampaignStatus, { label: string; tone: BadgeTone }> = {
  draft: { label: "Draft", tone: "neutral" },
  scheduled: { label: "Scheduled", tone: "accent" },
  sending: { label: "Sending", tone: "warning" },
  stopped: { label: "Stopped", tone: "danger" },
  sent: { label: "Sent", tone: "success" },
};

export const recipientLabels: Record<RecipientState, string> = {
  waiting: "Waiting",
  claimed: "On their way",
  sent: "Sent",
  failed: "Failed",
  "in-doubt": "In doubt",
  dropped: "Left out",
};

export const campaignListSpec = {
  heading: "Campaigns",
  pathname: "/admin/campaigns",
  words: { label: "Search campaigns", placeholder: "Subject" },
  filters: {
    status: {
      label: "Status",
      all: "All statuses",
      options: Object.fromEntries(
        Object.entries(campaignLabels).map(([value, { label }]) => [value, label]),
      ),
    },
  },
  sorts: ["date", "subject"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

export const campaignHref = (id: string): string => `${campaignListSpec.pathname}/${id}`;

import type { ConversationStatus } from "#app/messages/leads/lead.ts";
import type { FlagReason } from "#app/messages/safety/safety.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

export const conversationLabels: Record<ConversationStatus, string> = {
  active: "Active",
  archived: "Archived",
  closed: "Closed",
};

export const conversationTones: Record<ConversationStatus, BadgeTone> = {
  active: "success",
  archived: "neutral",
  closed: "warning",
};

export const flagLabels: Record<FlagReason, string> = {
  scam: "Looks like a known scam",
  link: "A link in a first message",
  "same-text": "The same text was sent to many owners",
};

interface NamedPerson {
  firstName: string;
  lastName: string;
  email: string;
  deletedAt: Date | null;
}

export const personName = ({ firstName, lastName, email, deletedAt }: NamedPerson): string =>
  deletedAt ? "Deleted account" : `${firstName} ${lastName}`.trim() || email;

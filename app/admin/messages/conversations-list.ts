import { conversationLabels } from "#app/admin/messages/conversation-labels.ts";
import type { ListSpec } from "#app/admin/lists/list-state.ts";

export const conversationsSpec = {
  heading: "Messages",
  pathname: "/admin/messages",
  words: {
    label: "Search by business title or participant",
    placeholder: "Business title or participant",
  },
  filters: { status: { label: "Status", all: "All conversations", options: conversationLabels } },
  sorts: ["lastActivity", "businessTitle"],
  defaultDirection: "desc",
} as const satisfies ListSpec;

const previewLength = 50;

export function previewMessage(content: string): string {
  const text = content.replace(/\s+/g, " ").trim();
  const characters = [...new Intl.Segmenter("en").segment(text.slice(0, previewLength * 20))];
  if (characters.length <= previewLength) return text;
  const cut = characters.slice(0, previewLength).map(({ segment }) => segment);
  return `${cut.join("").trimEnd()}…`;
}

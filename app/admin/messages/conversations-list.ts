import type { ListSpec, ListState } from "#app/admin/lists/list-state.ts";
import { conversationStatuses } from "#app/messages/leads/lead.ts";

type Filter = "status";
type Sort = "lastActivity" | "businessTitle";

export const conversationsSpec: ListSpec<Filter, Sort> = {
  filters: { status: conversationStatuses },
  sorts: ["lastActivity", "businessTitle"],
  defaultDirection: "desc",
};

export type ConversationsState = ListState<Filter, Sort>;

const previewLength = 50;

export function previewMessage(content: string): string {
  const text = content.replace(/\s+/g, " ").trim();
  const characters = [...new Intl.Segmenter("en").segment(text.slice(0, previewLength * 20))];
  if (characters.length <= previewLength) return text;
  const cut = characters.slice(0, previewLength).map(({ segment }) => segment);
  return `${cut.join("").trimEnd()}…`;
}

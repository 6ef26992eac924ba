import type { AdminBulkLabels } from "#app/admin/bulk/bulk-change.ts";
import type { ConversationStatus } from "#app/messages/leads/lead.ts";

export const conversationChanges = ["archive", "close", "reopen"] as const;
export type ConversationChange = (typeof conversationChanges)[number];

export const isConversationChange = (text: string): text is ConversationChange =>
  conversationChanges.some((change) => change === text);

export const statusByChange: Record<ConversationChange, ConversationStatus> = {
  archive: "archived",
  close: "closed",
  reopen: "active",
};

export const conversationBulkLabels: AdminBulkLabels<ConversationChange> = {
  list: "conversations",
  pathname: "/admin/messages",
  heading: "Bulk actions: conversations",
  noun: { one: "conversation", other: "conversations" },
  changes: {
    archive: {
      label: "Archive",
      question: "Archive these conversations?",
      effect: "They leave both inboxes. A new message makes them active again.",
      done: { one: "conversation was archived", other: "conversations were archived" },
      canUndo: true,
    },
    close: {
      label: "Close",
      question: "Close these conversations?",
      effect: "Nobody can write in them until an administrator reopens them.",
      done: { one: "conversation was closed", other: "conversations were closed" },
      isDangerous: true,
      canUndo: true,
    },
    reopen: {
      label: "Reopen",
      question: "Reopen these conversations?",
      effect: "They are active again, whoever archived or closed them.",
      done: { one: "conversation was reopened", other: "conversations were reopened" },
      canUndo: true,
    },
  },
  reasons: {
    "status-already": { one: "is so already", other: "are so already" },
    "changed-meanwhile": { one: "changed in the meantime", other: "changed in the meantime" },
  },
};

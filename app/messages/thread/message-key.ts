/** The key of a conversation's notification: one for all its unread messages. */
export const messageKey = (conversationId: string): string => `message:${conversationId}`;

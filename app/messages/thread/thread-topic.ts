/** Changes of conversations, in the live updates of their people. */
export const messagesTopic = "messages";

export const threadTopic = (conversationId: string): string => `${messagesTopic}/${conversationId}`;

interface Happened {
  messageId: string;
  event: string;
  happenedAt: Date;
  data: Record<string, unknown>;
}

/** The same for every attempt, so that receivers recognize a repetition. */
export const messageIdOf = ({ messageId }: Pick<Happened, "messageId">): string =>
  `msg_${messageId.replaceAll("-", "")}`;

/** The same bytes for every attempt. */
export const payloadOf = ({ event, happenedAt, data }: Omit<Happened, "messageId">): string =>
  JSON.stringify({ type: event, timestamp: happenedAt.toISOString(), data });

import type { MessageView } from "#app/messages/thread/thread-view.ts";

/**
 * The messages that a page knows, with a newer answer of the server at their end. What the answer should contain and does not was
 * deleted.
 */
export function mergeMessages(
  known: readonly MessageView[],
  latest: readonly MessageView[],
): MessageView[] {
  const [first] = latest;
  if (!first) return [];
  const ids = new Set(latest.map(({ id }) => id));
  const older = known.filter(
    ({ id, at }) => at < first.at || (at === first.at && id < first.id && !ids.has(id)),
  );
  return [...older, ...latest];
}

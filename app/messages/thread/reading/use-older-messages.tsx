import type { ThreadData } from "#app/messages/thread/load-thread.server.ts";
import { useState } from "react";
import { useFetcher } from "react-router";
import type { MessageView } from "./message-views.ts";

type MessagePage = Pick<ThreadData, "messages" | "older">;

export function useOlderMessages(href: string, latest: MessagePage) {
  const fetcher = useFetcher<{ thread: MessagePage }>();
  const loaded = fetcher.data?.thread;
  const [state, setState] = useState({
    known: latest.messages,
    hasOlder: latest.older !== null,
    latest: latest.messages,
    loaded,
  });
  // Set while rendering: an earlier response has messages that the next one, which starts later, lacks.
  if (state.latest !== latest.messages || state.loaded !== loaded) {
    const isNewPage = loaded && state.loaded !== loaded;
    const known = isNewPage ? mergeMessages(loaded.messages, state.known) : state.known;
    setState({
      known: mergeMessages(known, latest.messages),
      hasOlder: isNewPage ? loaded.older !== null : state.hasOlder,
      latest: latest.messages,
      loaded,
    });
  }
  const messages = mergeMessages(state.known, latest.messages);
  return {
    messages,
    hasOlder: state.hasOlder,
    isLoading: fetcher.state === "loading",
    loadOlder: () => void fetcher.load(`${href}?before=${messages[0]!.id}`),
  };
}

/** Known messages, with the server's newer response at their end; those missing from it were deleted. */
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

import { useState } from "react";
import { useFetcher } from "react-router";
import { mergeMessages } from "#app/messages/thread/merge-messages.ts";
import type { MessageView } from "#app/messages/thread/thread-view.ts";

interface MessagePage {
  messages: MessageView[];
  older: string | null;
}

/** The messages of a page that begins with the latest ones, and loads older ones into it on demand. */
export function useOlderMessages(href: string, latest: MessagePage) {
  const fetcher = useFetcher<{ thread: MessagePage }>();
  const loaded = fetcher.data?.thread;
  const [state, setState] = useState({
    known: latest.messages,
    hasOlder: latest.older !== null,
    latest: latest.messages,
    loaded,
  });
  // Kept while rendering: what an earlier answer had is not in the next one, which begins later.
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

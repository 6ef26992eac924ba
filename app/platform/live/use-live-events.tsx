import { useEffect, useRef } from "react";
import type { LiveEvent, LiveEventKind } from "./live-event.ts";
import { subscribeToEvents } from "./event-store.ts";

/** Calls the handler for every live event of these kinds while the component is shown. */
export function useLiveEvents<Kind extends LiveEventKind>(
  kinds: readonly Kind[],
  handler: (event: Extract<LiveEvent, { kind: Kind }>) => void,
): void {
  const latest = useRef({ kinds, handler });
  useEffect(() => {
    latest.current = { kinds, handler };
  });
  useEffect(
    () =>
      subscribeToEvents((event) => {
        if ((latest.current.kinds as readonly LiveEventKind[]).includes(event.kind))
          latest.current.handler(event as Extract<LiveEvent, { kind: Kind }>);
      }),
    [],
  );
}

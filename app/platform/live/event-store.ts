import type { LiveEvent } from "./live-event.ts";

type Handler = (event: LiveEvent) => void;
const handlers = new Set<Handler>();

export function subscribeToEvents(handler: Handler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

export function publishEvent(event: LiveEvent): void {
  for (const handler of handlers) handler(event);
}

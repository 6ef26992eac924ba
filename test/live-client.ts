import { createEventParser } from "#app/platform/live/event-parser.ts";

export interface LiveClient {
  /** Numbers and data in the order of arrival. */
  events: { number: number; kind: string; data: Record<string, string>; at: number }[];
  last(): number;
  /** Resolves when the stream has ended, by whichever side. */
  ended: Promise<void>;
  leave(): void;
}

/** Follows a person's live events over HTTP, as a browser does. */
export async function followLive(url: string, cookie: string, after = 0): Promise<LiveClient> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/account/live?after=${after}`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
  const events: LiveClient["events"] = [];
  const parse = createEventParser();
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of response.body!)
      for (const { id, event, data } of parse(decoder.decode(chunk, { stream: true })))
        events.push({
          number: Number(id),
          kind: event,
          data: JSON.parse(data),
          at: performance.now(),
        });
  };
  return {
    events,
    last: () => events.at(-1)?.number ?? after,
    // A server that was killed breaks the connection.
    ended: read().catch(() => {}),
    leave: () => leaving.abort(),
  };
}

import type { LiveChange } from "#app/platform/live/live-change.ts";

export interface LiveClient {
  /** In the order of arrival. */
  changes: (LiveChange & { at: number })[];
  last(): number;
  /** Resolves when the stream has ended, on either side. */
  ended: Promise<void>;
  leave(): void;
}

/** Follows a person's live changes over HTTP, like a browser. */
export async function followLive(url: string, cookie: string, after = 0): Promise<LiveClient> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/account/live?after=${after}`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}`);
  const changes: LiveClient["changes"] = [];
  const decoder = new TextDecoder();
  const read = async () => {
    let text = "";
    for await (const chunk of response.body!) {
      const events = (text + decoder.decode(chunk, { stream: true })).split("\n\n");
      text = events.pop()!;
      for (const event of events) {
        const [, id, topics] = /^id: (\d+)\ndata: (.*)$/.exec(event) ?? [];
        if (topics)
          changes.push({ number: Number(id), topics: topics.split(" "), at: performance.now() });
      }
    }
  };
  return {
    changes,
    last: () => changes.at(-1)?.number ?? after,
    // A killed server breaks the connection.
    ended: read().catch(() => {}),
    leave: () => leaving.abort(),
  };
}

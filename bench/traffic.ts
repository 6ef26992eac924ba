type Init = RequestInit & { headers?: Record<string, string> };

/** Asks for a page, and notes what is not answered as wanted. Null then. */
export type Ask = (path: string, init?: Init, status?: number) => Promise<Answer | null>;

interface Answer {
  headers: Headers;
  text: string;
}

/**
 * People on a site that changes under them. Where one server refuses the connection, or ends it before it answers to
 * what may be repeated, the next one is asked, as proxies do.
 */
export function startTraffic(ports: readonly number[]) {
  const failures: string[] = [];
  const over = new AbortController();
  const people: Promise<void>[] = [];
  let requests = 0;
  let repeats = 0;
  let slowestMs = 0;

  const ask: Ask = async (path, init = {}, status = 200) => {
    const turn = requests++;
    const name = `${init.method ?? "GET"} ${path}`;
    const started = performance.now();
    for (const at of ports.keys()) {
      const port = ports[(turn + at) % ports.length]!;
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
          redirect: "manual",
          ...init,
        });
        const text = await answer.text();
        slowestMs = Math.max(slowestMs, performance.now() - started);
        if (answer.status === status) return { headers: answer.headers, text };
        failures.push(`${name}: ${answer.status} ${text.slice(0, 80)}`);
        return null;
      } catch (error) {
        const { code } = (error as { cause?: { code?: string } }).cause ?? {};
        const mayRepeat = code === "ECONNRESET" && !init.method && at < ports.length - 1;
        if (mayRepeat) repeats++;
        if (mayRepeat || code === "ECONNREFUSED") continue;
        failures.push(`${name}: ${code ?? String(error)}`);
        return null;
      }
    }
    failures.push(`${name}: refused by all`);
    return null;
  };

  return {
    ask,
    /** This many people do it again and again. */
    repeat(count: number, step: (turn: number) => Promise<unknown>): void {
      const person = async (first: number) => {
        for (let turn = first; !over.signal.aborted; turn += count) await step(turn);
      };
      people.push(...Array.from({ length: count }, (_, number) => person(number)));
    },
    async finish() {
      over.abort();
      await Promise.all(people);
      console.log(
        `${requests} requests, the slowest ${Math.round(slowestMs)} ms, ${repeats} repeated after a lost connection, ${failures.length} failed (wanted: none)`,
      );
      for (const failure of failures.slice(0, 10)) console.log(failure);
      return { failed: failures.length };
    },
  };
}

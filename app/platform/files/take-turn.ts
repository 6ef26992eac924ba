interface Limits {
  slots: number;
  /** How much may wait per person, besides the running work. */
  perPerson: number;
  inAll: number;
}

const busy = { ok: false, reason: "busy" } as const;
export type Busy = typeof busy;

/** People take turns, and nobody has two at once: a hundred files of one person delay another's by at most one. */
export function createTurns({ slots, perPerson, inAll }: Limits) {
  const waiting = new Map<string, (() => void)[]>();
  const working = new Set<string>();
  let waitingCount = 0;

  function startNext(): void {
    for (const [person, [start, ...rest]] of waiting) {
      if (working.size >= slots) return;
      if (working.has(person)) continue;
      if (rest.length > 0) waiting.set(person, rest);
      else waiting.delete(person);
      waitingCount--;
      working.add(person);
      start!();
    }
  }

  return async function takeTurn<Outcome>(
    person: string,
    work: () => Promise<Outcome>,
  ): Promise<Outcome | Busy> {
    const before = waiting.get(person) ?? [];
    if (before.length >= perPerson || waitingCount >= inAll) return busy;
    await new Promise<void>((start) => {
      waiting.set(person, [...before, start]);
      waitingCount++;
      startNext();
    });
    try {
      return await work();
    } finally {
      working.delete(person);
      const rest = waiting.get(person);
      // A person who had a turn goes to the end of the queue.
      waiting.delete(person);
      if (rest) waiting.set(person, rest);
      startNext();
    }
  };
}

/** Two at once: the slowest work leaves a slot for all others. A page sends two files at a time, and some people have two pages open. */
export const takeTurn = createTurns({ slots: 2, perPerson: 6, inAll: 200 });

const megabyte = 1024 * 1024;

export interface Sender {
  network: string;
  account: string | undefined;
}

interface Body {
  holders: readonly (readonly [name: string, most: number])[];
  bytes: number;
  since: number;
  refuse(status: 429 | 503): void;
}

/** Shares memory among bodies that are still arriving. When it is full, the sender that has held most for longest makes room. */
export function createBodyMemory({
  perAccount = 48 * megabyte,
  perNetwork = 96 * megabyte,
  inAll = 256 * megabyte,
  now = () => performance.now(),
} = {}) {
  const arriving = new Set<Body>();
  const held = new Map<string, number>();
  let total = 0;

  const isFull = () => total > inAll;

  function count({ holders }: Body, bytes: number): void {
    total += bytes;
    for (const [name] of holders) {
      const sum = (held.get(name) ?? 0) + bytes;
      if (sum > 0) held.set(name, sum);
      else held.delete(name);
    }
  }

  function release(body: Body): void {
    arriving.delete(body);
    count(body, -body.bytes);
    body.bytes = 0;
  }

  function refuse(body: Body, status: 429 | 503): void {
    release(body);
    body.refuse(status);
  }

  function heaviest(): Body {
    const time = now();
    const weightOf = ({ bytes, since }: Body) => bytes * (time - since + 1);
    const weights = new Map<string, number>();
    for (const body of arriving)
      for (const [name] of body.holders)
        weights.set(name, (weights.get(name) ?? 0) + weightOf(body));
    const weighed = Array.from(arriving, (body) => ({
      body,
      held: Math.max(0, ...body.holders.map(([name]) => weights.get(name)!)),
      own: weightOf(body),
    }));
    return weighed.reduce((most, next) =>
      (next.held - most.held || next.own - most.own) > 0 ? next : most,
    ).body;
  }

  return {
    /** `sender` is called with the first bytes, when it is known. `refuse`: 429 for too much by this sender, 503 for too much in all. */
    open(sender: () => Sender, onRefused: (status: 429 | 503) => void) {
      const body: Body = { holders: [], bytes: 0, since: now(), refuse: onRefused };
      arriving.add(body);
      return {
        add(bytes: number) {
          if (!arriving.has(body)) return;
          if (body.bytes === 0) body.holders = holdersOf(sender());
          body.bytes += bytes;
          count(body, bytes);
          if (body.holders.some(([name, most]) => held.get(name)! > most)) refuse(body, 429);
          while (isFull() && arriving.size > 0) refuse(heaviest(), 503);
        },
        /** Being processed: no longer rejected. */
        arrived: () => void arriving.delete(body),
        release: () => release(body),
      };
    },
  };

  function holdersOf({ network, account }: Sender): Body["holders"] {
    const ofNetwork = [`network ${network}`, perNetwork] as const;
    return account ? [ofNetwork, [`account ${account}`, perAccount]] : [ofNetwork];
  }
}

const megabyte = 1024 * 1024;

export interface Sender {
  network: string;
  /** Undefined for a visitor. */
  account: string | undefined;
}

export interface HeldBody {
  /** Notes bytes that have arrived. */
  add(bytes: number): void;
  /** All of it is here, and being worked on: it is not refused any more. */
  arrived(): void;
  release(): void;
}

export interface BodyMemory {
  /**
   * The sender is asked for with the first bytes: who it is turns out only before they are read. `refuse` is called where the body
   * is more than its sender may have here (429), or more than this process can spare (503).
   */
  open(sender: () => Sender, refuse: (status: 429 | 503) => void): HeldBody;
}

interface Body {
  /** Network and account, each with the most it may hold. */
  holders: readonly (readonly [name: string, most: number])[];
  bytes: number;
  since: number;
  refuse(status: 429 | 503): void;
}

/**
 * Shares the memory for bodies that are on their way: they are read whole, and a client may send nearly all of one and then wait.
 * What counts has arrived; what was announced may never come. When all is taken, whoever has held most for longest makes room, so
 * that nobody keeps others out.
 */
export function createBodyMemory({
  perAccount = 48 * megabyte,
  perNetwork = 96 * megabyte,
  inAll = 256 * megabyte,
  now = () => performance.now(),
} = {}): BodyMemory {
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

  /** The largest body of the heaviest holder, by bytes and time. */
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
    open(sender, onRefused) {
      const body: Body = { holders: [], bytes: 0, since: now(), refuse: onRefused };
      arriving.add(body);
      return {
        add(bytes) {
          if (!arriving.has(body)) return;
          if (body.bytes === 0) body.holders = holdersOf(sender());
          body.bytes += bytes;
          count(body, bytes);
          if (body.holders.some(([name, most]) => held.get(name)! > most)) refuse(body, 429);
          while (isFull() && arriving.size > 0) refuse(heaviest(), 503);
        },
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

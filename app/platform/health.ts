export const neededParts = ["database", "files"] as const;
export const otherParts = ["mail", "payments", "replicas", "worker", "queue", "jobs"] as const;
export type NeededPart = (typeof neededParts)[number];
export type OtherPart = (typeof otherParts)[number];

export type Check = () => Promise<unknown>;

export interface Health {
  listMissing(): Promise<NeededPart[]>;
  /** Degraded or unavailable services; checked in the background. */
  listDegraded(): Promise<OtherPart[]>;
}

const patienceMs = 2_000;
const freshMs = 30_000;
/** Somebody is mending it, and looks whether it helped. */
const freshWhileDegradedMs = 5_000;
const staleMs = 120_000;

export function createHealth(
  needed: Record<NeededPart, Check>,
  others: Record<OtherPart, Check>,
  { fresh, freshWhileDegraded, stale } = {
    fresh: freshMs,
    freshWhileDegraded: freshWhileDegradedMs,
    stale: staleMs,
  },
): Health {
  const findMissing = shareRunning(() => listFailing(neededParts, needed));
  let known: { at: number; degraded: OtherPart[] } | undefined;
  const findDegraded = shareRunning(async () => {
    const degraded = await listFailing(otherParts, others);
    known = { at: Date.now(), degraded };
    return degraded;
  });
  return {
    listMissing: findMissing,
    async listDegraded() {
      const age = known ? Date.now() - known.at : Infinity;
      const isDegraded = known && known.degraded.length > 0;
      if (known && age < (isDegraded ? freshWhileDegraded : fresh)) return known.degraded;
      const next = findDegraded();
      return known && age < stale ? known.degraded : next;
    },
  };
}

function shareRunning<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  return () =>
    (running ??= ask().finally(() => {
      running = undefined;
    }));
}

async function listFailing<Part extends string>(
  parts: readonly Part[],
  checks: Record<Part, Check>,
): Promise<Part[]> {
  const holds = await Promise.all(
    parts.map((part) =>
      within(
        checks[part]().then(() => true),
        false,
      ),
    ),
  );
  return parts.filter((_part, at) => !holds[at]);
}

export async function within<Answer>(
  question: Promise<Answer>,
  otherwise: Answer,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, patienceMs, otherwise);
  });
  const answer = question.catch(() => otherwise);
  return Promise.race([answer, patience]).finally(() => clearTimeout(timer));
}

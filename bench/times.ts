export async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

export type Run = (turn: number) => Promise<unknown>;

/** Milliseconds of each turn. Several runs take turns, so that whatever else the machine does slows all of them down. */
export async function timesOf(turns: number, ...runs: Run[]): Promise<number[][]> {
  const times = runs.map((): number[] => []);
  // The first ones compile code, open connections and fill caches.
  for (let turn = -Math.ceil(turns / 8); turn < turns; turn++)
    for (const [index, run] of runs.entries()) {
      const ms = await timeOf(() => run(Math.max(0, turn)));
      if (turn >= 0) times[index]!.push(ms);
    }
  return times;
}

/** `at(times, 0.95)`: what 95 % of them did not exceed. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!;

import { describe, expect, it } from "vitest";
import { createBodyMemory } from "./body-memory.ts";

/** A body that has sent this much, and its verdict. */
function send(
  memory: ReturnType<typeof createBodyMemory>,
  bytes: number,
  network: string,
  account?: string,
) {
  const told: number[] = [];
  const held = memory.open(
    () => ({ network, account }),
    (status) => told.push(status),
  );
  held.add(bytes);
  return { told, ...held };
}

describe("createBodyMemory", () => {
  it("counts what has arrived, and forgets it with the body", () => {
    const memory = createBodyMemory({ perNetwork: 100 });
    const first = send(memory, 60, "a");
    const second = send(memory, 60, "a");
    expect([first.told, second.told]).toEqual([[], [429]]);
    first.release();
    const third = send(memory, 60, "a");
    third.add(40);
    expect(third.told).toEqual([]);
    third.add(1);
    expect(third.told).toEqual([429]);
  });

  it("limits an account over all its networks, and a network over all its accounts", () => {
    const memory = createBodyMemory({ perAccount: 50, perNetwork: 70 });
    expect(send(memory, 40, "a", "ann").told).toEqual([]);
    expect(send(memory, 20, "b", "ann").told).toEqual([429]);
    expect(send(memory, 40, "a", "bob").told).toEqual([429]);
    expect(send(memory, 40, "b", "bob").told).toEqual([]);
  });

  it("drops the largest body of the sender that holds the most", () => {
    const memory = createBodyMemory({ perNetwork: 100, inAll: 150, now: () => 0 });
    const small = send(memory, 20, "a");
    const large = send(memory, 60, "a");
    const other = send(memory, 50, "b");
    const newcomer = send(memory, 30, "c");
    expect([small.told, large.told, other.told, newcomer.told]).toEqual([[], [503], [], []]);
    const heavy = send(memory, 90, "d");
    expect(heavy.told).toEqual([503]);
    expect([small.told, other.told, newcomer.told]).toEqual([[], [], []]);
  });

  it("drops stalled bodies instead of fast ones", () => {
    let time = 0;
    const memory = createBodyMemory({ perNetwork: 100, inAll: 1_000, now: () => time });
    const stalled = Array.from({ length: 1_000 }, (_, n) => send(memory, 1, `stalled ${n % 20}`));
    time = 10_000;
    expect(send(memory, 90, "honest").told).toEqual([]);
    expect(stalled.filter(({ told }) => told.length > 0)).toHaveLength(90);
  });

  it("does not reject a complete body that is being processed", () => {
    const memory = createBodyMemory({ perNetwork: 100, inAll: 150, now: () => 0 });
    const done = send(memory, 90, "a");
    done.arrived();
    expect(send(memory, 50, "b").told).toEqual([]);
    expect(send(memory, 20, "c").told).toEqual([]);
    expect(done.told).toEqual([]);
    expect(send(memory, 80, "d").told).toEqual([503]);
    done.release();
    expect(send(memory, 80, "d").told).toEqual([]);
  });

  it("identifies the sender at the first bytes and rejects a body only once", () => {
    const memory = createBodyMemory({ perAccount: 10 });
    let account: string | undefined;
    const told: number[] = [];
    const held = memory.open(
      () => ({ network: "a", account }),
      (status) => told.push(status),
    );
    account = "ann";
    held.add(11);
    held.add(11);
    held.release();
    expect(told).toEqual([429]);
    expect(send(memory, 10, "a", "ann").told).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { createBodyMemory } from "./body-memory.ts";

/** A body that has sent this much, and its verdict. */
function send(
  memory: ReturnType<typeof createBodyMemory>,
  bytes: number,
  network: string,
  account?: string,
) {
  const rejections: number[] = [];
  const held = memory.open(
    () => ({ network, account }),
    (status) => rejections.push(status),
  );
  held.add(bytes);
  return { rejections, ...held };
}

describe("createBodyMemory", () => {
  it("counts what has arrived, and forgets it with the body", () => {
    const memory = createBodyMemory({ perNetwork: 100 });
    const first = send(memory, 60, "a");
    const second = send(memory, 60, "a");
    expect([first.rejections, second.rejections]).toEqual([[], [429]]);
    first.release();
    const third = send(memory, 60, "a");
    third.add(40);
    expect(third.rejections).toEqual([]);
    third.add(1);
    expect(third.rejections).toEqual([429]);
  });

  it("limits an account over all its networks, and a network over all its accounts", () => {
    const memory = createBodyMemory({ perAccount: 50, perNetwork: 70 });
    expect(send(memory, 40, "a", "ann").rejections).toEqual([]);
    expect(send(memory, 20, "b", "ann").rejections).toEqual([429]);
    expect(send(memory, 40, "a", "bob").rejections).toEqual([429]);
    expect(send(memory, 40, "b", "bob").rejections).toEqual([]);
  });

  it("drops the largest body of the sender that holds the most", () => {
    const memory = createBodyMemory({ perNetwork: 100, inAll: 150, now: () => 0 });
    const small = send(memory, 20, "a");
    const large = send(memory, 60, "a");
    const other = send(memory, 50, "b");
    const newcomer = send(memory, 30, "c");
    expect([small.rejections, large.rejections, other.rejections, newcomer.rejections]).toEqual([
      [],
      [503],
      [],
      [],
    ]);
    const heavy = send(memory, 90, "d");
    expect(heavy.rejections).toEqual([503]);
    expect([small.rejections, other.rejections, newcomer.rejections]).toEqual([[], [], []]);
  });

  it("drops stalled bodies instead of fast ones", () => {
    let time = 0;
    const memory = createBodyMemory({ perNetwork: 100, inAll: 1_000, now: () => time });
    const stalled = Array.from({ length: 1_000 }, (_, n) => send(memory, 1, `stalled ${n % 20}`));
    time = 10_000;
    expect(send(memory, 90, "honest").rejections).toEqual([]);
    expect(stalled.filter(({ rejections }) => rejections.length > 0)).toHaveLength(90);
  });

  it("does not reject a complete body that is being processed", () => {
    const memory = createBodyMemory({ perNetwork: 100, inAll: 150, now: () => 0 });
    const done = send(memory, 90, "a");
    done.arrived();
    expect(send(memory, 50, "b").rejections).toEqual([]);
    expect(send(memory, 20, "c").rejections).toEqual([]);
    expect(done.rejections).toEqual([]);
    expect(send(memory, 80, "d").rejections).toEqual([503]);
    done.release();
    expect(send(memory, 80, "d").rejections).toEqual([]);
  });

  it("identifies the sender at the first bytes and rejects a body only once", () => {
    const memory = createBodyMemory({ perAccount: 10 });
    let account: string | undefined;
    const rejections: number[] = [];
    const held = memory.open(
      () => ({ network: "a", account }),
      (status) => rejections.push(status),
    );
    account = "ann";
    held.add(11);
    held.add(11);
    held.release();
    expect(rejections).toEqual([429]);
    expect(send(memory, 10, "a", "ann").rejections).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { createTurns } from "#app/platform/files/take-turn.ts";

const limits = { slots: 2, perPerson: 3, inAll: 10 };

/** Work that ends on demand; `done` records the order in which it started. */
function makeWork() {
  const takeTurn = createTurns(limits);
  const begun: string[] = [];
  const finish: Record<string, (error?: Error) => void> = {};
  const add = (person: string, name: string) =>
    takeTurn(person, () => {
      begun.push(name);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      finish[name] = (error) => (error ? reject(error) : resolve(name));
      return promise;
    });
  return { add, begun, finish };
}

const busy = { ok: false, reason: "busy" };
/** Waits until everything that can start has started. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  it("start another person's work at once, however many files one person sends", async () => {
    const { add, begun, finish } = makeWork();
    void add("ana", "a1");
    void add("ana", "a2");
    const other = add("ben", "b1");
    await settled();
    expect(begun).toEqual(["a1", "b1"]);
    finish["b1"]!();
    expect(await other).toBe("b1");
  });

  it("rotate, one file per person", async () => {
    const { add, begun, finish } = makeWork();
    for (const name of ["a1", "a2", "a3"]) void add("ana", name);
    for (const name of ["b1", "b2"]) void add("ben", name);
    void add("cho", "c1");
    await settled();
    for (let next = 0; next < begun.length; next++) {
      finish[begun[next]!]!();
      await settled();
    }
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("reject files beyond the limits per person and in total", async () => {
    const { add, begun } = makeWork();
    for (const name of ["a1", "a2", "a3", "a4"]) void add("ana", name);
    expect(await add("ana", "a5")).toEqual(busy);
    for (const person of ["ben", "cho", "dee", "eva"])
      for (const name of ["1", "2"]) void add(person, `${person}${name}`);
    expect(await add("fay", "f1")).toEqual(busy);
    expect(begun).toEqual(["a1", "ben1"]);
  });

  it("are released after a failure", async () => {
    const { add, begun, finish } = makeWork();
    const failing = add("ana", "a1");
    const next = add("ana", "a2");
    await settled();
    finish["a1"]!(new Error("no"));
    await expect(failing).rejects.toThrow("no");
    await settled();
    expect(begun).toEqual(["a1", "a2"]);
    finish["a2"]!();
    expect(await next).toBe("a2");
  });
});

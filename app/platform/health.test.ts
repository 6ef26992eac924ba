import { describe, expect, it } from "vitest";
import { createHealth } from "./health.ts";

const fine = async () => {};
const broken = () => Promise.reject(new Error("away"));
const needed = { database: fine, files: fine };
const others = {
  mail: fine,
  payments: fine,
  replicas: fine,
  worker: fine,
  queue: fine,
  jobs: fine,
};
const always = { fresh: 0, freshWhileDegraded: 0, stale: 0 };

describe("createHealth", () => {
  it("names unavailable services, separating those that pages need", async () => {
    const health = createHealth({ ...needed, files: broken }, { ...others, mail: broken });
    expect(await health.listMissing()).toEqual(["files"]);
    expect(await health.listDegraded()).toEqual(["mail"]);
  });

  it("treats a service that does not answer as unavailable", async () => {
    const silent = () => new Promise<void>(() => {});
    const health = createHealth({ ...needed, database: silent }, { ...others, payments: silent });
    expect(await Promise.all([health.listMissing(), health.listDegraded()])).toEqual([
      ["database"],
      ["payments"],
    ]);
  });

  it("checks once for concurrent callers, and again later", async () => {
    let checks = 0;
    let answer = () => {};
    const mail = () => {
      checks++;
      return new Promise<void>((resolve) => (answer = resolve));
    };
    const health = createHealth(needed, { ...others, mail }, always);
    for (const round of [1, 2]) {
      const answers = Promise.all([1, 2, 3].map(() => health.listDegraded()));
      await expect.poll(() => checks).toBe(round);
      answer();
      expect(await answers).toEqual([[], [], []]);
      expect(checks).toBe(round);
    }
  });

  it("checks a hanging mail server without delaying anyone", async () => {
    let mail = fine;
    const health = createHealth(
      needed,
      { ...others, mail: () => mail() },
      { ...always, stale: Infinity },
    );
    expect(await health.listDegraded()).toEqual([]);
    let release = () => {};
    mail = () =>
      new Promise<void>((_resolve, reject) => (release = () => reject(new Error("timeout"))));
    // The last result is returned while the next one is pending.
    expect(await health.listDegraded()).toEqual([]);
    release();
    await expect.poll(() => health.listDegraded()).toEqual(["mail"]);
  });

  it("does not check again while the result is fresh, and sooner while something is degraded", async () => {
    const checksOf = async (answer: () => Promise<void>) => {
      let checks = 0;
      const mail = () => {
        checks++;
        return answer();
      };
      const times = { fresh: Infinity, freshWhileDegraded: 0, stale: 0 };
      const health = createHealth(needed, { ...others, mail }, times);
      for (let i = 0; i < 3; i++) await health.listDegraded();
      return checks;
    };
    expect(await checksOf(fine)).toBe(1);
    expect(await checksOf(broken)).toBe(3);
  });
});

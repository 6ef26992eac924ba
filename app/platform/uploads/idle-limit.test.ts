import { describe, expect, test } from "vitest";
import { limitIdleTime } from "./idle-limit.ts";

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a chunk after each of these pauses, then optionally stays silent. */
const aBody = (pauses: number[], isSilent = false) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const pause = pauses.shift();
      if (pause === undefined) return isSilent ? new Promise<void>(() => {}) : controller.close();
      await wait(pause);
      controller.enqueue(new Uint8Array([pauses.length]));
    },
  });

const read = async (body: ReadableStream<Uint8Array>, idleMs: number) => {
  let count = 0;
  for await (const _ of limitIdleTime(body, idleMs)) count += 1;
  return count;
};

describe("limitIdleTime", () => {
  test("lets a slow connection take longer than the limit in total", async () => {
    expect(await read(aBody([40, 40, 40, 40]), 120)).toBe(4);
  });

  test("gives up on a silent one", async () => {
    await expect(read(aBody([1, 1], true), 60)).rejects.toThrow("nothing arrived for 60 ms");
  });
});

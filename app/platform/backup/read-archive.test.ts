import { expect, test } from "vitest";
import { linesOf } from "#app/platform/backup/read-archive.ts";

async function* chunks(...parts: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield typeof part === "string" ? Buffer.from(part) : part;
}

const entry = (body: AsyncIterable<Uint8Array>) => ({ name: "lines", size: 0, body });

test("lines are found across chunks, even where a character is cut", async () => {
  const bytes = Buffer.from("Montréal\n\n日本\nlast");
  for (let size = 1; size <= bytes.length; size++) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    expect(await Array.fromAsync(linesOf(entry(chunks(...parts))))).toEqual([
      "Montréal",
      "日本",
      "last",
    ]);
  }
});

test("a reader who stops at a bad line never meets the damage behind it", async () => {
  let readOn = false;
  async function* body() {
    yield* chunks("bad\nrest of the chunk\n");
    readOn = true;
    throw new Error("it ends too early");
  }
  for await (const line of linesOf(entry(body()))) {
    expect(line).toBe("bad");
    break;
  }
  await new Promise((resolve) => setImmediate(resolve));
  expect(readOn).toBe(false);
});

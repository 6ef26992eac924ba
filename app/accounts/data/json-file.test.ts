import { expect, test } from "vitest";
import { type FileParts, toByteStream, writeJson } from "./json-file.ts";

async function* list(...rows: object[]) {
  yield* rows;
}
const whole = async (parts: FileParts) => (await Array.fromAsync(writeJson(parts))).join("");

test.each<[string, FileParts, unknown]>([
  ["nothing", {}, {}],
  [
    "a thing and lists",
    { a: { x: 1 }, b: list({ y: 2 }, { z: "é\n" }), c: list() },
    { a: { x: 1 }, b: [{ y: 2 }, { z: "é\n" }], c: [] },
  ],
  ["a name that needs care", { 'a"b': { x: null } }, { 'a"b': { x: null } }],
])("%s is valid JSON", async (_name, parts, value) => {
  expect(JSON.parse(await whole(parts))).toEqual(value);
});

test("reads further batches of a list only on demand", async () => {
  let made = 0;
  async function* endless() {
    for (;;) yield { number: ++made, filling: "x".repeat(1000) };
  }
  const reader = toByteStream(writeJson({ rows: endless() })).getReader();
  for (let count = 0; count < 20; count++) await reader.read();
  expect(made).toBeLessThan(60);
  await reader.cancel();
});

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyEmbedded } from "#app/platform/db/copy-embedded.ts";

let from: string;
let to: string;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), "relevo-copy-from-"));
  to = mkdtempSync(join(tmpdir(), "relevo-copy-to-"));
  mkdirSync(join(from, "base"));
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
});

const secondsAgo = (seconds: number): number => Date.now() / 1000 - seconds;
const write = (path: string, text: string, date = secondsAgo(0)) => {
  writeFileSync(join(from, path), text);
  utimesSync(join(from, path), date, date);
};
const copied = (path: string) => readFileSync(join(to, path), "utf8");

test("has every file as it was in the moment of stillness", async () => {
  write("untouched", "old", secondsAgo(60));
  write("grown", "old", secondsAgo(60));
  write("base/dropped", "old", secondsAgo(60));
  await copyEmbedded(from, to, async (copyChanged) => {
    write("grown", "longer");
    rmSync(join(from, "base/dropped"));
    mkdirSync(join(from, "base/2"));
    write("base/2/new", "new");
    copyChanged();
  });
  expect(copied("untouched")).toBe("old");
  expect(copied("grown")).toBe("longer");
  expect(readdirSync(join(to, "base"))).toEqual(["2"]);
  expect(copied("base/2/new")).toBe("new");
});

test("has a change that has the date of the one before, however much later other files change", async () => {
  const date = secondsAgo(0);
  write("twice", "one", date);
  write("later", "old", date + 5);
  await copyEmbedded(from, to, async (copyChanged) => {
    write("twice", "two", date);
    copyChanged();
  });
  expect(copied("twice")).toBe("two");
});

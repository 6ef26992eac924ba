import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { RenderOutcome } from "#app/listings/media/photos/render-photo.server.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { aDocx } from "#test/sample-documents.ts";
import { aLargePhoto, aPdfOfOpenObjects } from "#test/worst-files.ts";

/** Child processes of this one that still run a task. */
const workers = () =>
  readdirSync("/proc").filter((id) => {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1];
      const command = readFileSync(`/proc/${id}/cmdline`, "utf8");
      return Number(parent) === process.pid && command.includes("file-worker");
    } catch {
      // Not a process, or one that has ended meanwhile.
      return false;
    }
  });

it("kills work that takes too long and leaves no process behind", async () => {
  const task = { name: "document", bytes: aPdfOfOpenObjects(), maxProcessorMs: 1_500 };
  expect(await runFileTask(task)).toBeNull();
  expect(workers()).toEqual([]);
});

it("returns the result of the work", async () => {
  expect(await runFileTask({ name: "document", bytes: aDocx() })).toMatchObject({
    ok: true,
    kind: "docx",
  });
});

it("renders a photo of many megabytes in every size", async () => {
  const outcome = await runFileTask<RenderOutcome>({ name: "photo", bytes: await aLargePhoto() });
  if (!outcome?.ok) throw new Error(outcome?.reason ?? "killed");
  expect(outcome.photo.files.every(({ bytes }) => bytes.byteLength > 0)).toBe(true);
});

it("fails if the work itself fails", async () => {
  await expect(runFileTask({ name: "none", bytes: new Uint8Array() })).rejects.toThrow(
    "the file task none failed",
  );
});

import type { FileTask } from "../../app/platform/files/run-file-task.ts";
import { fileTasks } from "#server/file-tasks.ts";

/** Runs the task in this process: starting another takes a second. `server/file-worker.test.ts` tests the real one. */
export async function runFileTask<Answer>({ name, bytes, options }: FileTask): Promise<Answer> {
  const handle = await fileTasks[name]!();
  return (await handle(Buffer.from(bytes), options as never)) as Answer;
}

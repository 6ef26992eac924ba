import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { takeTurn } from "#app/platform/files/take-turn.ts";
import type { OwnerReport } from "./report-text.ts";

/** Null if the server is too busy. */
export async function makeOwnerReport(
  person: string,
  report: OwnerReport,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const drawn = await takeTurn(person, () =>
    runFileTask<Uint8Array<ArrayBuffer>>({
      name: "owner-report",
      bytes: new Uint8Array(),
      options: report,
    }),
  );
  return drawn instanceof Uint8Array ? drawn : null;
}

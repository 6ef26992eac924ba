import type { Report } from "./draw-report.server.ts";
import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { createTurns } from "#app/platform/files/take-turn.ts";

/** Apart from uploads, which must not wait for visitors' reports. */
const takeTurn = createTurns({ slots: 1, perPerson: 3, inAll: 30 });

/** Null if too many are being drawn. */
export async function makeReport(person: string, report: Report): Promise<Uint8Array | null> {
  const bytes = Buffer.from(JSON.stringify(report));
  const drawn = await takeTurn(person, () =>
    runFileTask<Uint8Array>({ name: "valuation-report", bytes }),
  );
  return drawn && "ok" in drawn ? null : drawn;
}

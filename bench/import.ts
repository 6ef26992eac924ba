import { eq } from "drizzle-orm";
import { applyImport, startImport } from "#app/brokerage/import/apply-import.job.server.ts";
import { readImport } from "#app/brokerage/import/read-import.server.ts";
import { listings } from "#app/listings/listings.table.ts";
import { csvLine } from "#app/shared/csv.ts";
import { aSeller } from "#test/factories.ts";
import { withDatabase } from "./with-database.ts";

const rows = Number(process.env["ROWS"] ?? "1000");
const maxSeconds = 60;
const summary = "A well kept shop on the main street with loyal customers. ".repeat(20);

/** `npm run bench -- import`: a file of 1,000 new listings, read, checked and written; then the same file again. */
export const benchImport = (): Promise<boolean> =>
  withDatabase(async ({ db, jobs }) => {
    const { id: userId } = await aSeller(db);
    const header = ["Ref", "Title", "Province", "Industry", "Price", "SDE", "Summary"];
    const lines = Array.from({ length: rows }, (_, n) =>
      csvLine([
        `R-${n}`,
        `Shop number ${n}`,
        "Ontario",
        "Retail",
        "450,000",
        "On request",
        summary,
      ]),
    );
    const bytes = Buffer.from(csvLine(header) + lines.join(""));
    const run = async (name: string) => {
      const started = performance.now();
      const now = new Date();
      const read = await readImport(db, { userId, fileName: "bench.csv", bytes, now });
      if (!read.ok) throw new Error(read.reason);
      const { importId } = read;
      const readSeconds = (performance.now() - started) / 1000;
      await startImport({ db, jobs }, { importId, userId, requestId: null, now });
      await applyImport({ db, jobs }, importId);
      const seconds = (performance.now() - started) / 1000;
      console.log(
        `${name}: ${seconds.toFixed(1)} s for ${rows} rows, ${readSeconds.toFixed(1)} s of them reading and checking (at most ${maxSeconds} s)`,
      );
      return seconds;
    };
    const first = await run("new listings");
    const again = await run("the same file again");
    const made = await db.$count(listings, eq(listings.ownerId, userId));
    return made === rows && first <= maxSeconds && again <= maxSeconds;
  });

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";

const parent = join(import.meta.dirname, "../node_modules/.cache/relevo-test");
const hour = 60 * 60_000;

/** A folder that takes long to make, kept for other tests and runs. Its name must tell all that it is made of. */
export async function keepFolder(
  name: string,
  make: (folder: string) => Promise<void>,
  hours = 24 * 365,
): Promise<string> {
  const kept = join(parent, name);
  mkdirSync(parent, { recursive: true });
  if (existsSync(kept) && ageOf(kept) < hours * hour) return kept;
  rmSync(kept, { recursive: true, force: true });
  removeOld();
  const folder = mkdtempSync(join(parent, "new-"));
  try {
    await make(folder);
    renameSync(folder, kept);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another run was quicker.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/** Those of yesterday's sources; no run takes as long. */
function removeOld(): void {
  for (const path of readdirSync(parent).map((name) => join(parent, name)))
    if (ageOf(path) > 24 * hour) rmSync(path, { recursive: true, force: true });
}

const ageOf = (path: string): number => Date.now() - statSync(path).mtimeMs;

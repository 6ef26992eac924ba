import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const projectRoot = findProjectRoot(import.meta.dirname);

function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("There is no package.json above this file");
  return findProjectRoot(parent);
}

import { readFileSync } from "node:fs";

/** None if it has ended. */
export function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    return text.split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

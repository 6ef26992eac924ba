import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
/** Written by `npm test`. */
const suiteTimes = join(root, "node_modules/.cache/relevo-suite.json");
const maxLines = 95_000;
const maxSuiteSeconds = 12 * 60;

const flows = {
  search: "app/search/page/search-page.tsx",
  pay: "app/payments/checkout/checkout-page.tsx",
  reply: "app/messages/thread/thread-page.tsx",
};

/** The size of the code: lines per folder, import cycles, the longest files, and how long each part of the last test run took. */
export async function benchHouse(): Promise<boolean> {
  const files = listFiles().map((path) => ({
    path,
    lines: readFileSync(join(root, path), "utf8").split("\n").length - 1,
  }));
  const total = sum(files);
  console.log(`${total} lines in ${files.length} files (wanted: ${maxLines} or fewer)`);
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path));
  const sizes = [...rooms]
    .map(([room, inside]) => ({ room, lines: sum(inside), files: inside.length }))
    .toSorted((a, b) => b.lines - a.lines);
  for (const { room, lines, files: count } of sizes)
    console.log(`${String(lines).padStart(7)}  ${room} (${count} files, ${share(lines, total)} %)`);

  const modules = readImports();
  const circles = modules
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ circular }) => circular).length;
  console.log(`${circles} import circles (wanted: none)`);

  console.log("files of a room from the address to the table, components aside");
  for (const [flow, page] of Object.entries(flows))
    console.log(`${String(countFlow(modules, page)).padStart(7)}  ${flow}`);

  console.log("longest files");
  for (const { path, lines } of files.toSorted((a, b) => b.lines - a.lines).slice(0, 10))
    console.log(`${String(lines).padStart(7)}  ${path}`);

  const isQuick = printSuite();
  const isBalanced = sizes.every(({ room, lines }) => room === "app" || share(lines, total) <= 25);
  return total <= maxLines && circles === 0 && isBalanced && isQuick;
}

const listFiles = (): string[] =>
  execFileSync("git", ["ls-files", "app", "server"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("test"));

const roomOf = (path: string): string => /^app\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split("/")[0]!;

const sum = (files: readonly { lines: number }[]): number =>
  files.reduce((total, { lines }) => total + lines, 0);

const share = (lines: number, total: number): number => Math.round((100 * lines) / total);

interface Module {
  source: string;
  dependencies: { resolved: string; circular: boolean; dependencyTypes: string[] }[];
}

function readImports(): Module[] {
  const output = execFileSync(
    join(root, "node_modules/.bin/depcruise"),
    ["--config", ".dependency-cruiser.mjs", "--output-type", "json", "app", "server", "demo"],
    { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"] },
  );
  return (JSON.parse(output) as { modules: Module[] }).modules;
}

function countFlow(modules: readonly Module[], page: string): number {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reached = new Set([page]);
  for (const source of reached)
    for (const { resolved, dependencyTypes } of bySource.get(source)?.dependencies ?? [])
      if (
        roomOf(resolved) === roomOf(page) &&
        !resolved.endsWith(".tsx") &&
        !dependencyTypes.includes("type-only")
      )
        reached.add(resolved);
  return reached.size;
}

function printSuite(): boolean {
  let times: [name: string, ms: number][];
  try {
    times = JSON.parse(readFileSync(suiteTimes, "utf8")) as typeof times;
  } catch {
    console.log("no suite has run here yet: npm test");
    return true;
  }
  console.log("the last whole suite");
  for (const [name, ms] of times) console.log(`${(ms / 1000).toFixed(0).padStart(7)} s  ${name}`);
  return times.at(-1)![1] <= maxSuiteSeconds * 1000;
}

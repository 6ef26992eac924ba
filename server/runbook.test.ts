import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/project-root.ts";
import { isAddress } from "#test/addresses/address-list.ts";
import { gaugesOf } from "./http/system.ts";
import { createMetrics, renderMetrics } from "./metrics.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const alerts = read("deploy/monitoring/alerts.yml");
const dashboard = read("deploy/monitoring/dashboard.json");
const runbook = read("docs/runbook.md");
const operating = read("docs/operating.md");

const found = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, one]) => one!)),
];

/** As GitHub makes them. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
const headings = new Set(found(runbook, /^## (.+)$/gm).map(anchorOf));

test("alerts, dashboard and documents name metrics that exist", () => {
  const families = found(renderMetrics(createMetrics().snapshot()), /^# TYPE (\w+) /gm);
  const histograms = ["_bucket", "_sum", "_count"].map((end) => `relevo_request_seconds${end}`);
  const gauges = Object.keys(gaugesOf({ services: {} } as never));
  const known = new Set([...families, ...histograms, ...gauges, "relevo_part_up"]);
  for (const text of [alerts, dashboard, runbook, operating]) {
    const used = found(text, /\b(relevo_\w+)/g);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  }
});

test("every alert has a chapter of the runbook, which names it", () => {
  const names = found(alerts, /- alert: (\w+)/g);
  const links = [...alerts.matchAll(/runbook: docs\/runbook\.md#([\w-]+)/g)].map(([, to]) => to!);
  expect(links).toHaveLength(names.length);
  expect(links.filter((to) => !headings.has(to))).toEqual([]);
  const seen = found(runbook, /^- \*\*Seen\*\*: (.+)$/gm).join("\n");
  expect(names.filter((name) => !seen.includes(`\`${name}\``))).toEqual([]);
  expect(found(runbook, /\]\(#([\w-]+)\)/g).filter((to) => !headings.has(to))).toEqual([]);
});

test("every chapter says what is seen, what to do, and when it is over", () => {
  for (const part of runbook.split(/^## /m).slice(1))
    for (const label of ["- **Seen**: ", "- **Do**: ", "- **Over when**: "])
      expect(part.split(label), part.split("\n")[0]).toHaveLength(2);
});

test("the documents name commands, screens and log lines that exist", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const usage = read("server/admin.ts");
  const build = read("vite.config.ts");
  const sources = globSync("{app,server}/**/*.{ts,tsx}", { cwd: projectRoot }).map(read).join("");
  for (const text of [runbook, operating]) {
    const commands = found(text, /npm run (?:--silent )?([a-z][\w-]*)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const programs = found(text, /(?:^ *|`|current\/)relevo ([a-z-]+)/gm);
    expect(programs.filter((name) => !build.includes(`${name}: "server/${name}.ts"`))).toEqual([]);
    const administration = found(text, /(?:npm run admin --|relevo admin) ([a-z-]+)/g);
    expect(administration.filter((name) => !usage.includes(`npm run admin -- ${name}`))).toEqual(
      [],
    );
    const screens = found(text, /`(\/admin\/[\w/-]+)`/g);
    expect(screens.filter((path) => !isAddress(path))).toEqual([]);
    const lines = found(text, /"msg":"([^"]+)"/g);
    expect(lines.filter((line) => !sources.includes(`"${line}"`))).toEqual([]);
  }
});

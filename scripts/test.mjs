// `npm test`: everything, from formatting to the journeys in a browser. `npm run check` is the fast part of it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, childEnv, ensureBuilt, ensureInstalled, root } from "./setup.mjs";

const fast = process.argv.includes("--fast");
const results = mkdtempSync(join(tmpdir(), "relevo-results-"));
let passed = 0;
let failed = 0;

ensureInstalled();
if (!fast) ensurePrograms();

check("format", "oxfmt", ["--check"]);
check("lint", "oxlint", ["--deny-warnings"]);
check("route types", "react-router", ["typegen"]);
check("types", "tsc", ["--noEmit"]);
// A checker that reads nothing passes everything: it must have looked at a plausible number of modules.
check(
  "import rules",
  "depcruise",
  ["--config", ".dependency-cruiser.mjs", "app", "server", "demo"],
  (output) => Number(/(\d+) modules/.exec(output)?.[1]) > 100,
);
check("dead code", "knip", ["--no-progress"]);
if (fast) vitest("unit tests", "unit");
else {
  vitest("unit and database tests", "unit", "database");
  ensureBuilt();
  vitest("faults: killing the program and what it stands on", "faults");
  tests("journeys in a browser", "playwright", ["test"], countPlaywright, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile("playwright"),
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(results, "data"),
  });
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function vitest(name, ...projects) {
  const file = resultFile(projects.join("-"));
  const chosen = projects.flatMap((project) => ["--project", project]);
  tests(name, "vitest", ["run", ...chosen, ...jsonTo(file)], () => countVitest(file));
}

function check(name, command, args, isPlausible = () => true) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(bin(command), args, {
    cwd: root,
    encoding: "utf8",
    env: childEnv(),
  });
  const good = status === 0 && isPlausible(stdout + stderr);
  if (good) passed++;
  else failed++;
  console.log(`${good ? "✓" : "✗"} ${name} (${seconds(started)})`);
  if (!good) console.log(`${stdout}${stderr}`);
}

function tests(name, command, args, count, env = {}) {
  const started = Date.now();
  console.log(`… ${name}`);
  const { status } = spawnSync(bin(command), args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: childEnv(env),
  });
  const [good, bad] = count();
  passed += good;
  // A runner that fell over before it could count is one failure at least; one that ran nothing has proven nothing.
  failed += bad > 0 ? bad : status === 0 && good > 0 ? 0 : 1;
  console.log(
    `${status === 0 && good > 0 ? "✓" : "✗"} ${name}: ${good} passed, ${bad} failed (${seconds(started)})`,
  );
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "localhost", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function resultFile(name) {
  return join(results, `${name}.json`);
}

function jsonTo(file) {
  return ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
}

function countVitest(file) {
  if (!existsSync(file)) return [0, 0];
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  return [numPassedTests, numFailedTests || numFailedTestSuites];
}

function countPlaywright() {
  const file = resultFile("playwright");
  if (!existsSync(file)) return [0, 0];
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, "utf8")).stats;
  return [expected, unexpected + flaky];
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** Chromium and PostgreSQL come from Debian's packages where they are missing and we may install them. */
function ensurePrograms() {
  const wanted = [];
  if (!existsSync("/usr/bin/chromium")) wanted.push("chromium");
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  if (!versions.some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)))
    wanted.push("postgresql");
  if (wanted.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) {
    console.error(
      `The tests need ${wanted.join(" and ")}. Please install: apt-get install ${wanted.join(" ")}`,
    );
    process.exit(1);
  }
  console.log(`Installing ${wanted.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
  const { status } = spawnSync(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...wanted],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env,
    },
  );
  if (status !== 0) {
    console.error(`Could not install ${wanted.join(" and ")}.`);
    process.exit(1);
  }
}

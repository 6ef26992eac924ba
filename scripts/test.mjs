// `npm test`: everything, from formatting to the journeys in a browser. `npm run check` is the fast part of it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { bin, childEnv, ensureInstalled, nodePath, root } from "./setup.mjs";

const fast = process.argv.includes("--fast");
/** Copying the thousand files of a database takes longer than most tests, unless they are in memory. */
const memory = "/dev/shm";
const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 };
if (bavail * bsize > 4 * 2 ** 30) process.env.TMPDIR = memory;
const started = Date.now();
const results = mkdtempSync(join(tmpdir(), "relevo-results-"));
const times = [];
let passed = 0;
let failed = 0;
/** Repeated at the end: the output of parallel tasks is far above. */
const failures = [];

// Debian's packages arrive while npm works.
const programs = fast ? null : ensurePrograms();
ensureInstalled();
await programs;
times.push(["packages", Date.now() - started]);

await check("route types", bin("react-router"), ["typegen"]);
// Two cores, two lanes, which end about together: the faults, whose programs start and wait, run beside the journeys.
const prepared = fast ? null : prepare();
await Promise.all([testCode(), fast ? null : testInBrowser()]);

rmSync(results, { recursive: true, force: true });
times.push(["in all", Date.now() - started]);
for (const [name, ms] of times) console.log(`${seconds(ms).padStart(9)}  ${name}`);
if (!fast) rememberTimes();
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function testCode() {
  await check("format", bin("oxfmt"), ["--check"]);
  await check("lint", bin("oxlint"), ["--deny-warnings"]);
  // Four checkers, the default, infer the same types four times; the other core builds.
  await check("types", bin("tsc"), ["--noEmit", "--checkers", fast ? "2" : "1"]);
  // A checker that reads nothing passes everything: it must have checked a plausible number of modules.
  await check(
    "import rules",
    bin("depcruise"),
    ["--config", ".dependency-cruiser.mjs", "app", "server", "demo"],
    (output) => Number(/(\d+) modules/.exec(output)?.[1]) > 100,
  );
  await check("dead code", bin("knip"), ["--no-progress"]);
  await prepared;
  if (fast) await vitest("unit tests", "unit");
  else await vitest("unit, database and fault tests", "unit", "database", "faults");
}

/** What the journeys and the faults start from. */
async function prepare() {
  const call = (name, code) => check(name, nodePath(), ["--input-type=module", "-e", code]);
  return (
    (await call("build", `(await import("./scripts/setup.mjs")).ensureBuilt()`)) &&
    (await call("market", `await (await import("./test/demonstration.ts")).prepareDemonstration()`))
  );
}

async function testInBrowser() {
  if (!(await prepared)) return;
  await tests("journeys in a browser", "playwright", ["test"], countPlaywright, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: resultFile("playwright") },
    printing: "inherit",
  });
}

async function vitest(name, ...projects) {
  const file = resultFile(projects.join("-"));
  const chosen = projects.flatMap((project) => ["--project", project]);
  await tests(name, "vitest", ["run", ...chosen, ...jsonTo(file)], () => countVitest(file), {
    printing: fast ? "inherit" : "pipe",
  });
}

async function check(name, command, args, isPlausible = () => true) {
  const { status, output, ms } = await run(command, args);
  const isGood = status === 0 && isPlausible(output);
  if (isGood) passed++;
  else failed++;
  if (!isGood) failures.push(name);
  times.push([name, ms]);
  console.log(`${isGood ? "✓" : "✗"} ${name} (${seconds(ms)})`);
  if (!isGood) console.log(output);
  return isGood;
}

async function tests(name, command, args, count, { env, printing }) {
  console.log(`… ${name}`);
  const { status, output, ms } = await run(bin(command), args, env, printing);
  const [good, bad] = count();
  passed += good;
  // A runner that crashed before it could count is at least one failure; one that ran nothing has proven nothing.
  failed += bad > 0 ? bad : status === 0 && good > 0 ? 0 : 1;
  times.push([name, ms]);
  const isGood = status === 0 && good > 0;
  if (output) console.log(output);
  console.log(`${isGood ? "✓" : "✗"} ${name}: ${good} passed, ${bad} failed (${seconds(ms)})`);
}

/** For `npm run bench -- house`. */
function rememberTimes() {
  const folder = join(root, "node_modules/.cache");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "relevo-suite.json"), JSON.stringify(times));
}

/** Parallel tasks print their output at once when they end, except the journeys, which take the longest. */
function run(command, args, env = {}, printing = "pipe") {
  const began = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", printing, printing],
      env: childEnv(env),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", (error) => (output += `${error.message}\n`));
    child.on("close", (status) => resolve({ status, output, ms: Date.now() - began }));
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
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  for (const { name, message, assertionResults } of testResults) {
    if (message) failures.push(`${relative(root, name)}: ${message}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed")
        failures.push(`${relative(root, name)} › ${fullName}\n${failureMessages.join("\n")}`);
  }
  return [numPassedTests, numFailedTests || numFailedTestSuites];
}

function countPlaywright() {
  const file = resultFile("playwright");
  if (!existsSync(file)) return [0, 0];
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, "utf8")).stats;
  return [expected, unexpected + flaky];
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Missing Chromium and PostgreSQL are installed from Debian's packages if permitted. */
async function ensurePrograms() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  const hasPostgres = versions.some((one) => existsSync(`/usr/lib/postgresql/${one}/bin/initdb`));
  const hasChromium = existsSync("/usr/bin/chromium");
  const wanted = hasPostgres ? [] : ["postgresql"];
  // Headless Chromium is faster; the regular one is the fallback.
  const hasQuick = existsSync("/usr/bin/chromium-headless-shell");
  if (hasQuick && hasPostgres) return;
  if (await install(hasQuick ? wanted : [...wanted, "chromium-headless-shell"])) return;
  if (!hasQuick && !hasChromium) wanted.push("chromium");
  if (wanted.length === 0 || (await install(wanted))) return;
  console.error(
    `The tests need ${wanted.join(" and ")}. Please install: apt-get install ${wanted.join(" ")}`,
  );
  process.exit(1);
}

async function install(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return false;
  console.log(`Installing ${packages.join(" and ")} …`);
  const apt = "apt-get update -qq; apt-get install -y -qq --no-install-recommends";
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const stdio = ["ignore", "ignore", "inherit"];
  const child = spawn("sh", ["-c", `${apt} ${packages.join(" ")}`], { stdio, env });
  return (await once(child, "close"))[0] === 0;
}

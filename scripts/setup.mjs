// Runs on any installed Node (20 or later), before any package is installed: only Node's own modules here.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
/** The Node that the project pins, installed like any other package. */
const pinnedNode = join(root, "node_modules/node/bin/node");
const windowsNode = join(root, "node_modules/node/bin/node.exe");
export const nodePath = () => (existsSync(windowsNode) ? windowsNode : pinnedNode);

export const bin = (name) => join(root, "node_modules/.bin", name);

/** Environment in which every child finds the pinned Node first. */
export const childEnv = (more = {}) => ({
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  // Otherwise glibc keeps a memory pool per thread, and every encoded photo leaves some of it unused.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2",
  // Every start but the first compiles less: a tenth of its work.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules/.cache/compiled"),
  ...more,
});

/** Reads `.env`, or the file that ENV_FILE names; an empty ENV_FILE reads none. Variables already set win. */
function loadEnvFile() {
  const given = process.env.ENV_FILE;
  const file = resolve(root, given ?? ".env");
  if (given === "" || (given === undefined && !existsSync(file))) return;
  if (!existsSync(file)) fail(`ENV_FILE names ${file}, which does not exist.`);
  process.loadEnvFile(file);
}

/**
 * React is slow unless NODE_ENV is production, so built programs always get that; RELEVO_MODE distinguishes an
 * operator's production from a demonstration.
 */
function builtEnv() {
  loadEnvFile();
  const { RELEVO_MODE, NODE_ENV } = process.env;
  const isProduction = NODE_ENV === "production";
  return {
    NODE_ENV: "production",
    RELEVO_MODE: RELEVO_MODE || (isProduction ? "production" : "demonstration"),
  };
}

export function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 12))
    fail(`Node 20.12 or later is needed to begin; this is ${process.version}.`);
  const stamp = join(root, "node_modules/.relevo-installed");
  const wanted = hashFiles([join(root, "package.json"), join(root, "package-lock.json")]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(nodePath())) return;
  console.log("Installing packages (once, about a minute) …");
  // Production installs omit the build tools, which we need.
  run("npm", ["install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, hashFiles([join(root, "package.json"), join(root, "package-lock.json")]));
}

export function ensureBuilt() {
  const stamp = join(root, "build/.stamp");
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building …");
  run(bin("react-router"), ["build"], { NODE_ENV: "production" }, "ignore");
  run(nodePath(), [join(root, "scripts/compress.mjs")]);
  mkdirSync(join(root, "build"), { recursive: true });
  // Written last: an interrupted build is repeated.
  writeFileSync(stamp, wanted);
}

export function run(command, args, env = {}, stdout = "inherit") {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", stdout, "inherit"],
    env: childEnv(env),
  });
  if (error || status !== 0) fail(`${relative(root, command)} ${args.join(" ")} did not succeed.`);
}

/** Runs one of our programs on the pinned Node and exits with its code. */
export function become(script, args = []) {
  const env = script.startsWith("build/") ? builtEnv() : {};
  const child = spawn(nodePath(), [join(root, script), ...args], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: childEnv(env),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  stopWithNpm(child);
}

/** If npm is killed, no server may stay behind that holds the port and the data folder. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill("SIGTERM");
  }, 500).unref();
}

function hashFiles(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(existsSync(file) ? readFileSync(file) : "");
  return hash.digest("hex");
}

function hashSources() {
  const files = [
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "react-router.config.ts",
    "tsconfig.json",
  ].map((f) => join(root, f));
  for (const folder of ["app", "server", "demo", "public"].map((name) => join(root, name)))
    if (existsSync(folder)) files.push(...walk(folder));
  const hash = createHash("sha256");
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

function walk(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    })
    .filter((path) => !/\.test\.tsx?$/.test(path));
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}

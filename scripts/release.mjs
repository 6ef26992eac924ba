// `npm run release [-- FOLDER]`: one folder, and an archive of it, with all that a server needs and nothing else: the
// build, the migrations, the packages that are not part of the bundle, and Node itself. It is started once to show that
// it runs alone, and to leave its compile cache, so that it may be read-only from then on.
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ensureBuilt, ensureInstalled, fail, root, run } from "./setup.mjs";

ensureInstalled();
ensureBuilt();

const { name, version, dependencies } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);
const stamp = readFileSync(join(root, "build/.stamp"), "utf8").slice(0, 8);
const title = `${name}-${version}-${stamp}`;
const parent = resolve(process.argv[2] ?? join(root, "release"));
const folder = join(parent, title);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
copy("build/client");
copy("build/server", (path) => !path.startsWith(join(root, "build/server/compiled")));
copy("app/platform/db/migrations");
copy("demo", (path) => !path.endsWith(".ts"));
for (const file of [".env.example", "LICENSE", "deploy"]) copy(file);
renameSync(join(folder, "deploy/relevo"), join(folder, "relevo"));
const packages = withDependencies(["node", ...findImported()]);
// Node lies there twice, with what compilers need.
const needless = /\.(map|d\.[cm]?ts)$|\/node\/node_modules\/[^/]+\/(bin|include|share)$/;
for (const path of packages) copy(path, (file) => !needless.test(file));
const manifest = { name, version, private: true, type: "module" };
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

await startOnce();
run("tar", ["-C", parent, "-czf", `${folder}.tar.gz`, title]);
console.log(`${folder}\n${folder}.tar.gz`);

function copy(path, filter = () => true) {
  cpSync(join(root, path), join(folder, path), { recursive: true, filter, verbatimSymlinks: true });
}

/** The packages that the built programs load, by import or as a file. */
function findImported() {
  const server = join(root, "build/server");
  const found = new Set();
  for (const file of readdirSync(server, { recursive: true })) {
    if (!file.endsWith(".js")) continue;
    const code = readFileSync(join(server, file), "utf8");
    const named = /\b(?:from|import|require|resolve)\s*\(?\s*"((?:@[^/"]+\/)?[^./"][^/"]*)/g;
    for (const [, one] of code.matchAll(named))
      if (Object.hasOwn(dependencies, one)) found.add(one);
  }
  return [...found];
}

/** As they are installed: those of other machines are missing, and so they stay. */
function withDependencies(names) {
  const paths = new Set();
  const add = (one, parents) => {
    const path = parents
      .map((at) => join(at, "node_modules", one))
      .find((at) => existsSync(join(root, at)));
    if (!path || paths.has(path)) return;
    paths.add(path);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(root, path, "package.json"), "utf8"),
    );
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(next, [path, ""]);
  };
  for (const one of names) add(one, [""]);
  return paths;
}

async function startOnce() {
  const data = mkdtempSync(join(tmpdir(), "relevo-release-"));
  const child = spawn(join(folder, "relevo"), ["main"], {
    cwd: data,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      ENV_FILE: "/dev/null",
      RELEVO_MODE: "demonstration",
      DEMO: "0",
      DATA_DIR: join(data, "data"),
      PORT: "0",
    },
  });
  child.stdout.once("data", () => child.kill("SIGTERM"));
  const code = await new Promise((done) => child.once("exit", done));
  rmSync(data, { recursive: true, force: true });
  if (code !== 0) fail("The release does not start.");
}

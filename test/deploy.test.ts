import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv, variables } from "#app/platform/env.ts";
import { uploadsPath } from "#app/platform/uploads/upload.ts";

const root = join(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");
const dockerfile = read("Dockerfile");
const compose = read("compose.yaml");
const units = ["relevo.service", "relevo-worker.service"].map(read);

/** The variables of the image, and of the web processes in compose.yaml. */
const ofImage = pairs(dockerfile, /\b([A-Z_]+)=(\S+)/g);
const ofCompose = pairs(
  /environment: &environment\n((?: {4}.*\n)+)/.exec(compose)![1]!,
  /^ +(\w+): (.*)$/gm,
);

function pairs(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(pattern)].map(([, name, value]) => [name!, value!]));
}

/** Of the machine, not ours. */
const foreign = ["MALLOC_ARENA_MAX", "PATH"];

test("names only variables that the program knows", () => {
  const ofUnits = units.flatMap((unit) =>
    Object.keys(pairs(/^Environment=(.*)$/m.exec(unit)![1]!, /(\w+)=(\S+)/g)),
  );
  const named = [...Object.keys(ofImage), ...Object.keys(ofCompose), ...ofUnits];
  const known = new Set([...Object.keys(variables.shape), ...foreign]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("the program accepts the environment of its containers", () => {
  const { HOST, PORT, DATA_DIR, mode } = readEnv({
    ...ofImage,
    ...ofCompose,
    SESSION_SECRET: "x".repeat(32),
  });
  expect({ HOST, mode }).toEqual({ HOST: "0.0.0.0", mode: "production" });
  expect(dockerfile).toContain(`EXPOSE ${PORT}`);
  expect(dockerfile).toContain(`VOLUME ${DATA_DIR}`);
  expect(compose).toContain(`[data:${DATA_DIR}]`);
  expect(compose).toContain(`server web-1:${PORT}; server web-2:${PORT};`);
});

test("starts programs that the build makes", () => {
  const programs = [dockerfile, compose, ...units].flatMap((text) =>
    [...text.matchAll(/build\/server\/([\w-]+)\.js/g)].map(([, name]) => name!),
  );
  const build = readFileSync(join(root, "vite.config.ts"), "utf8");
  expect(programs.toSorted()).toEqual(["main", "main", "worker", "worker"]);
  for (const name of programs) expect(build).toContain(`${name}: "server/${name}.ts"`);
});

test("proxies let streams and uploads through, and replace an address that they can replace", () => {
  const nginx = read("nginx.conf");
  const caddy = read("Caddyfile");
  const location = (path: string) => nginx.split(`location ${path} {`)[1]!.split("}")[0];
  expect(location("= /account/live")).toContain("proxy_buffering off");
  expect(location(uploadsPath)).toContain("proxy_request_buffering off");
  expect(nginx).toContain("X-Forwarded-For $proxy_add_x_forwarded_for");
  expect(nginx).toContain("server 127.0.0.1:3000;");
  expect(caddy).toContain("flush_interval -1");
});

test("the image is built with the pinned Node", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
});

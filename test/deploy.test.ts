import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnv, variables } from "#app/platform/env.ts";
import { maxEmailBytes } from "#app/messages/email/inbound/email-webhook.server.ts";
import { uploadsPath } from "#app/platform/uploads/upload.ts";
import { readImage, readSharedVariables, readStages } from "#test/dockerfile.ts";

const root = join(import.meta.dirname, "..");
const read = (name: string): string => readFileSync(join(root, "deploy", name), "utf8");
const dockerfile = read("Dockerfile");
const stages = readStages(dockerfile);
const image = readImage(stages.at(-1)!);
const compose = read("compose.yaml");
const ofCompose = readSharedVariables(compose);
const units = ["relevo.service", "relevo-worker.service"].map(read);

test("names only variables that the program knows", () => {
  const ofUnits = units.flatMap((unit) =>
    [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name!),
  );
  const named = [...Object.keys(image.variables), ...Object.keys(ofCompose), ...ofUnits];
  const known = new Set([...Object.keys(variables.shape), "PATH"]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("the program accepts the environment of its containers", () => {
  const { HOST, PORT, DATA_DIR, mode } = readEnv({
    ...image.variables,
    ...ofCompose,
    // As the file `relevo` sets it.
    NODE_ENV: "production",
    SESSION_SECRET: "x".repeat(32),
  });
  expect({ HOST, mode }).toEqual({ HOST: "0.0.0.0", mode: "production" });
  expect(image).toMatchObject({ port: String(PORT), volume: DATA_DIR, folder: DATA_DIR });
  expect(compose).toContain(`[data:${DATA_DIR}]`);
  expect(compose).toContain(`server web-1:${PORT}; server web-2:${PORT};`);
});

test("starts programs that the build makes", () => {
  const programs = [dockerfile, compose, ...units].flatMap((text) =>
    [...text.matchAll(/(?:"relevo", "|current\/relevo )([a-z][\w-]*)/g)].map(([, name]) => name!),
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
  expect(nginx).toContain(`client_max_body_size ${maxEmailBytes / 2 ** 20}m`);
  // It streams by itself; `trusted_proxies` would let clients claim an address.
  expect(caddy).not.toContain("trusted_proxies");
});

test("the image is built with the pinned Node", () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(dockerfile).toContain(`FROM node:${dependencies.node}-`);
});

// `npm run bench -- containers` builds and runs all of it.
test("no secret and no build of the checkout gets into the image", () => {
  const ignored = read("Dockerfile.dockerignore").split("\n");
  expect(ignored).toEqual(
    expect.arrayContaining([".env", ".git", "build", "data", "node_modules", "release"]),
  );
});

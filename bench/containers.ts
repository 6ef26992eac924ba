import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDatabase } from "#test/administer-server.ts";
import { readImage, readSharedVariables, readStages, type Stage } from "#test/dockerfile.ts";
import { freePort, startCluster, startReplica } from "#test/postgres-cluster.ts";
import { startMailServer } from "#test/stand-ins/mail-server.ts";
import { startS3Server } from "#test/stand-ins/s3-server.ts";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, "deploy", name), "utf8");
const longestStartMs = 60_000;

/**
 * What a container engine does with our files, without one: each stage of the Dockerfile is built by its own commands on
 * a copy of this machine's root folder, and what comes out runs as in compose.yaml, with a root folder that cannot be
 * written, as the user of the image, without privileges, beside PostgreSQL with a replica, a bucket and a mail server.
 * Needs Linux, root, and PostgreSQL; with nginx also the proxy.
 */
export async function benchContainers(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "relevo-containers-"));
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const good = (holds: boolean, words: string): boolean => {
    console.log(`${holds ? "✓" : "✗"} ${words}`);
    return holds;
  };
  try {
    const stages = readStages(read("Dockerfile"));
    const started = Date.now();
    for (const [index, stage] of stages.entries()) build(stage, index, folder, stages);
    const image = readImage(stages.at(-1)!);
    const layer = join(folder, String(stages.length - 1));
    console.log(`built in ${seconds(started)} s`);

    const cluster = await startCluster();
    ends.unshift(() => cluster.stop());
    await createDatabase(cluster.url, "relevo");
    const replica = await startReplica(cluster);
    ends.unshift(() => replica.stop());
    const store = await startS3Server({ bucket: "relevo", accessKeyId: "relevo" });
    ends.unshift(() => store.stop());
    const mail = await startMailServer();
    ends.unshift(() => mail.stop());

    const compose = read("compose.yaml");
    const addresses: Record<string, string> = {
      "postgres:5432": new URL(cluster.url).host,
      "replica:5432": new URL(replica.url).host,
      "http://store:9000": store.endpoint,
      "smtp://mail:1025": mail.url,
    };
    const shared = Object.fromEntries(
      Object.entries(readSharedVariables(compose)).map(([name, value]) => [
        name,
        Object.entries(addresses).reduce((text, [from, to]) => text.replaceAll(from, to), value),
      ]),
    );
    const variables = { ...image.variables, ...shared, SESSION_SECRET: "x".repeat(64) };
    const data = join(folder, "data");
    mkdirSync(data);
    chownSync(data, Number(image.user), Number(image.user));
    const run = (port: number, command: string[], more: Record<string, string> = {}) =>
      inContainer({
        layer,
        mount: [data, image.volume],
        folder: image.folder,
        user: image.user,
        variables: { ...variables, PORT: String(port), ...more },
        command,
      });

    const workerCommand = JSON.parse(/worker:\n[^]*?command: (\[.*\])/.exec(compose)![1]!);
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const containers = [
      run(ports[0], image.command),
      run(ports[1], image.command),
      run(ports[2], workerCommand, { WORKER_PORT: String(ports[2]) }),
    ];
    ends.unshift(() => containers.forEach((one) => one.kill("SIGKILL")));

    let holds = true;
    for (const [index, port] of ports.entries()) {
      const name = ["web-1", "web-2", "worker"][index]!;
      const begun = Date.now();
      const isHealthy = async () => {
        const check = run(port, image.healthCheck);
        const [code] = (await once(check, "exit")) as [number | null];
        return code === 0;
      };
      while (!(await isHealthy())) {
        if (containers[index]!.exitCode !== null || Date.now() - begun > longestStartMs) break;
        await sleep(200);
      }
      holds = good(await isHealthy(), `${name}: the health check of the image`) && holds;
      holds = good(isConfined(containers[index]!, image.user), `${name}: no privileges`) && holds;
    }
    let ready = "";
    for (let tries = 0; tries < 100; tries++) {
      ready = await readText(`http://127.0.0.1:${ports[0]}/ready`);
      if (/"unavailable":\[\],"degraded":\[\]/.test(ready)) break;
      await sleep(1_000);
    }
    holds = good(/"unavailable":\[\],"degraded":\[\]/.test(ready), `/ready: ${ready}`) && holds;
    const proxy = await startProxy(folder, compose, ports);
    if (proxy) {
      ends.unshift(() => proxy.child.kill("SIGTERM"));
      const page = await readText(proxy.url);
      holds = good(page.includes("</html>"), "a page through nginx") && holds;
    } else console.log("– the proxy: nginx is not installed");

    const stopped = Date.now();
    const ended = containers.map(async (one) => {
      one.kill("SIGTERM");
      const [code] = (await once(one, "exit")) as [number | null];
      return code;
    });
    const codes = await Promise.all(ended);
    const isCleanStop = codes.every((code) => code === 0);
    return good(isCleanStop, `stopped with ${codes.join(", ")} in ${seconds(stopped)} s`) && holds;
  } finally {
    for (const end of ends) await end();
  }
}

/** Empty if nobody answers. */
const readText = (url: string): Promise<string> =>
  fetch(url).then(
    (response) => response.text(),
    () => "",
  );

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

/** A stage leaves what differs from this machine in a folder. */
function build(stage: Stage, index: number, folder: string, stages: readonly Stage[]): void {
  const layer = join(folder, String(index));
  mkdirSync(layer);
  let at = "/";
  for (const { word, text } of stage.steps) {
    if (word === "WORKDIR") {
      at = text;
      mkdirSync(join(layer, at), { recursive: true });
    }
    if (word === "COPY") copy(text, layer, at, folder, stages);
    if (word !== "RUN") continue;
    const work = mkdtempSync(join(folder, "work-"));
    const target = mkdtempSync(join(folder, "root-"));
    const options = `lowerdir=/,upperdir=${layer},workdir=${work}`;
    const script = `mount -t overlay overlay -o ${options} ${target} && ${mountSystem(target)} && exec chroot ${target} sh -ec 'cd ${at}; ${text}'`;
    const { status } = spawnSync("unshare", ["--mount", "sh", "-c", script], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { PATH: process.env.PATH, HOME: "/root" },
    });
    if (status !== 0) throw new Error(`RUN ${text}: ${status}`);
  }
}

function copy(
  text: string,
  layer: string,
  at: string,
  folder: string,
  stages: readonly Stage[],
): void {
  const [, stage, from, to] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text)!;
  if (stage) {
    const index = stages.findIndex(({ name }) => name === stage);
    cpSync(join(folder, String(index), from!), join(layer, to!), {
      recursive: true,
      verbatimSymlinks: true,
    });
    return;
  }
  const ignored = new Set(read("Dockerfile.dockerignore").split("\n"));
  for (const name of readdirSync(root).filter((one) => !ignored.has(one)))
    cpSync(join(root, name), join(layer, at, name), { recursive: true, verbatimSymlinks: true });
}

/** Without what lies in the checkout and in temporary folders. */
const mountSystem = (target: string): string =>
  [
    `mount -t proc proc ${target}/proc`,
    `mount --rbind /dev ${target}/dev`,
    `mount -t tmpfs tmpfs ${target}/tmp`,
    `mount -t tmpfs tmpfs ${target}${root.split("/", 2).join("/")}`,
  ].join(" && ");

interface Container {
  layer: string;
  mount: [from: string, to: string];
  folder: string;
  user: string;
  variables: Record<string, string>;
  command: string[];
}

/** The process that is returned becomes the command itself. */
function inContainer({ layer, mount, folder, user, variables, command }: Container): ChildProcess {
  const target = mkdtempSync(join(layer, "..", "root-"));
  const work = mkdtempSync(join(layer, "..", "work-"));
  const script = [
    `mount -t overlay overlay -o ro,lowerdir=/,upperdir=${layer},workdir=${work} ${target}`,
    mountSystem(target),
    `mount --bind ${mount[0]} ${target}${mount[1]}`,
    `exec /usr/sbin/chroot ${target} setpriv --reuid ${user} --regid ${user} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all sh -c 'cd ${folder} && exec "$@"' sh "$@"`,
  ].join(" && ");
  return spawn("unshare", ["--mount", "sh", "-c", script, "sh", ...command], {
    stdio: ["ignore", "inherit", "inherit"],
    env: variables,
  });
}

function isConfined({ pid, exitCode }: ChildProcess, user: string): boolean {
  if (exitCode !== null) return false;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, "m").exec(status)?.[1];
  const mounted = readFileSync(`/proc/${pid}/mountinfo`, "utf8");
  return (
    field("Uid") === user &&
    field("NoNewPrivs") === "1" &&
    /^0+$/.test(`${field("CapEff")}${field("CapBnd")}`) &&
    / \/ ro[, ]/.test(mounted)
  );
}

/** As compose.yaml starts it, but for the port. */
async function startProxy(folder: string, compose: string, [first, second]: readonly number[]) {
  const path = `${process.env.PATH}:/usr/sbin`;
  const program = path
    .split(":")
    .map((one) => join(one, "nginx"))
    .find((one) => existsSync(one));
  if (!program) return null;
  const port = await freePort();
  const upstream = /sed 's\/(.+);\/(.+)\/' \/relevo.conf/.exec(compose)!;
  const site = read("nginx.conf")
    .replace(`${upstream[1]};`, upstream[2]!)
    .replace("web-1:3000", `127.0.0.1:${first}`)
    .replace("web-2:3000", `127.0.0.1:${second}`)
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")} ${site} }`,
  );
  const child = spawn(program, ["-p", folder, "-c", file], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 50 && (await readText(`${url}live`)) === ""; tries++)
    await sleep(100);
  return { url, child };
}

import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";
import { fileTasks, megabytesFor } from "./file-tasks.ts";

const megabyte = 1024 * 1024;
/** The largest photo takes 3 s of CPU time, and so does a PDF of 20 MB. */
const processorMs = (bytes: number): number => 10_000 + (bytes / megabyte) * 1_000;

/** A thread, because the work may never yield. Also ends the process after its parent. */
const watch = `
  const { workerData: limits } = require("node:worker_threads");
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if (
      (user + system) / 1000 > limits.processorMs ||
      process.memoryUsage.rss() > limits.bytes ||
      process.ppid !== limits.parent
    )
      process.kill(process.pid, "SIGKILL");
  }, 50);
`;

const received = await buffer(process.stdin);
const headEnd = 4 + received.readUInt32LE(0);
const head = deserialize(received.subarray(4, headEnd)) as {
  name: string;
  options: never;
  maxProcessorMs?: number;
};
const bytes = received.subarray(headEnd);
new Worker(watch, {
  eval: true,
  workerData: {
    processorMs: head.maxProcessorMs ?? processorMs(bytes.byteLength),
    bytes: megabytesFor(head.name) * megabyte,
    parent: process.ppid,
  },
}).unref();
const handle = await fileTasks[head.name]!();
process.stdout.write(serialize(await handle(bytes, head.options)), () => process.exit());

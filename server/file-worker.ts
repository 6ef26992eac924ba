import { buffer } from "node:stream/consumers";
import { deserialize, serialize } from "node:v8";
import { Worker } from "node:worker_threads";

type Handler = (bytes: Buffer, options: never) => Promise<unknown>;

/** Every task on a file, which loads only what it needs, and how many megabytes it may take in all. */
const tasks: Record<string, { load: () => Promise<Handler>; maxMegabytes: number }> = {
  avatar: {
    load: async () => (await import("#app/accounts/avatar/render-avatar.server.ts")).renderAvatar,
    maxMegabytes: 640,
  },
  identity: {
    load: async () =>
      (await import("#app/accounts/identity/render-identity.server.ts")).renderIdentity,
    maxMegabytes: 640,
  },
  photo: {
    load: async () =>
      (await import("#app/listings/media/photos/render-photo.server.ts")).renderPhoto,
    maxMegabytes: 640,
  },
  "message-picture": {
    load: async () =>
      (await import("#app/messages/thread/files/render-message-picture.server.ts"))
        .renderMessagePicture,
    maxMegabytes: 640,
  },
  // A PDF of 20 MB needs 120 MB besides the program.
  document: {
    load: async () =>
      (await import("#app/platform/inspection/inspect-document.server.ts")).inspectDocument,
    maxMegabytes: 320,
  },
  watermark: {
    load: async () => (await import("#app/platform/inspection/watermark-pdf.ts")).watermarkPdf,
    maxMegabytes: 400,
  },
  // An email of 50 MB, its text and its files.
  email: {
    load: async () => (await import("#app/messages/email/inbound/parse-mime.ts")).openRequest,
    maxMegabytes: 640,
  },
  "email-content": {
    load: async () => (await import("#app/messages/email/inbound/parse-mime.ts")).parseContent,
    maxMegabytes: 640,
  },
};

const megabyte = 1024 * 1024;
/** The largest photo takes 3 s of processor time, and so does a PDF of 20 MB. */
const processorMs = (bytes: number): number => 10_000 + (bytes / megabyte) * 1_000;

/** Looks at the whole process from a thread of its own, because the work may never pause. Also ends it after its parent. */
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
const { load, maxMegabytes } = tasks[head.name]!;
new Worker(watch, {
  eval: true,
  workerData: {
    processorMs: head.maxProcessorMs ?? processorMs(bytes.byteLength),
    bytes: maxMegabytes * megabyte,
    parent: process.ppid,
  },
}).unref();
const handle = await load();
process.stdout.write(serialize(await handle(bytes, head.options)), () => process.exit());

import { parentPort, workerData } from "node:worker_threads";
import type { InboundFile } from "./inbound-email.ts";
import { type EmailHead, parseContent, parseHead } from "./parse-mime.ts";
import { openPosted } from "./posted-email.ts";

export type EmailTask =
  | { kind: "open"; body: Uint8Array; contentType: string }
  | { kind: "read"; raw: Uint8Array };

/** The email as it was sent, with what its headers tell; null where a provider posts no such thing. */
export type OpenedEmail = { head: EmailHead; raw: Uint8Array<ArrayBuffer> } | null;

async function open(body: Uint8Array, contentType: string): Promise<OpenedEmail> {
  const posted = openPosted(body, contentType);
  return posted && { head: await parseHead(posted), raw: new Uint8Array(posted.raw) };
}

/** The thread in which an email is read: one task, one answer. What is large is handed over instead of copied. */
const task = workerData as EmailTask;
if (task.kind === "open") {
  const opened = await open(task.body, task.contentType);
  parentPort!.postMessage(opened, opened ? [opened.raw.buffer] : []);
} else {
  const content = await parseContent(task.raw);
  parentPort!.postMessage(
    content,
    content.files.map(({ bytes }: InboundFile) => bytes.buffer as ArrayBuffer),
  );
}

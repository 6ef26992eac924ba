import { parentPort } from "node:worker_threads";
import type { ThreadOutcome } from "#app/platform/open-thread.ts";
import type { EmailContent } from "./inbound-email.ts";
import { type EmailHead, parseContent, parseHead } from "./parse-mime.ts";
import { openPosted } from "./posted-email.ts";

export type EmailTask =
  | { kind: "open"; body: Uint8Array; contentType: string }
  | { kind: "read"; raw: Uint8Array };

/** The email as it was sent, with what its headers tell; null where a provider posts no such thing. */
export type OpenedEmail = { head: EmailHead; raw: Uint8Array<ArrayBuffer> } | null;

/** The thread in which emails are read. */
parentPort!.on("message", (task: EmailTask) => {
  void (task.kind === "open" ? open(task.body, task.contentType) : read(task.raw)).catch(
    // The parser refuses an email that breaks its limits.
    (error: unknown) => respond({ ok: false, reason: "failed", error }),
  );
});

async function open(body: Uint8Array, contentType: string): Promise<void> {
  const posted = openPosted(body, contentType);
  if (!posted) return respond({ ok: true, answer: null });
  const opened = { head: await parseHead(posted), raw: new Uint8Array(posted.raw) };
  respond({ ok: true, answer: opened }, [opened.raw.buffer]);
}

async function read(raw: Uint8Array): Promise<void> {
  const content = await parseContent(raw);
  const buffers = content.files.map(({ bytes }) => bytes.buffer as ArrayBuffer);
  respond({ ok: true, answer: content }, buffers);
}

/** What is large is handed over instead of copied. */
const respond = (
  outcome: ThreadOutcome<OpenedEmail | EmailContent>,
  transfer: ArrayBuffer[] = [],
): void => parentPort!.postMessage(outcome, transfer);

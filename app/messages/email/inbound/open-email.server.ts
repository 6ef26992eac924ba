import type { Log } from "#app/platform/log.ts";
import { openThread, threadFile } from "#app/platform/open-thread.ts";
import type { EmailTask, OpenedEmail } from "./email-worker.ts";
import type { EmailContent, InboundEmail } from "./inbound-email.ts";

const file = threadFile("app/messages/email/inbound/email-worker.ts", "email-worker.js");
/** An email of 35 MB takes a second; what takes longer was made to. */
const usualLimits = { ms: 5_000, heapMb: 256, externalMb: 256 };

/** Opens emails in a thread, one after another: whoever sends one decides how much work it is. */
export function emailOpener(log: Log, limits = usualLimits) {
  const runInThread = openThread(file, limits);
  // An email that breaks a limit of the parser is as unreadable as one that takes too long.
  const run = async <Answer>(task: EmailTask, bytes: Uint8Array<ArrayBuffer>) => {
    const outcome = await runInThread<Answer>(task, [bytes.buffer]);
    if (outcome.ok) return outcome.answer;
    log.warn({ reason: outcome.reason, err: outcome.error }, "email not read");
    return null;
  };

  /** Null where it is no email that a provider posts. */
  return async (
    body: Uint8Array<ArrayBuffer>,
    contentType: string,
  ): Promise<InboundEmail | null> => {
    const opened = await run<OpenedEmail>({ kind: "open", body, contentType }, body);
    if (!opened) return null;
    const { head, raw } = opened;
    return { ...head, readContent: () => run<EmailContent>({ kind: "read", raw }, raw) };
  };
}

import { runFileTask } from "#app/platform/files/run-file-task.ts";
import { createTurns } from "#app/platform/files/take-turn.ts";
import type { Log } from "#app/platform/log.ts";
import type { EmailContent, InboundEmail } from "./inbound-email.ts";
import type { OpenedEmail } from "./parse-mime.ts";

/** One at a time: the sender decides how much work an email is. */
const takeTurn = createTurns({ slots: 1, perPerson: 100, inAll: 100 });

interface EmailTask {
  name: "email" | "email-content";
  bytes: Uint8Array;
  options?: unknown;
}

export interface OpenOptions {
  log: Log;
  contentType: string;
  maxProcessorMs?: number;
}

/** Opens an email in a process of its own. Null where it is no email that a provider posts. */
export async function openEmail(
  body: Uint8Array,
  { log, contentType, maxProcessorMs }: OpenOptions,
): Promise<InboundEmail | null> {
  const read = async <Answer extends object>(task: EmailTask): Promise<Answer | null> => {
    const answer = await takeTurn("email", () => runFileTask<Answer>({ ...task, maxProcessorMs }));
    // The provider tries again.
    if (answer && "reason" in answer) throw new Error("too many emails wait");
    if (!answer) log.warn({ task: task.name }, "email not read");
    return answer;
  };
  const opened = await read<OpenedEmail>({ name: "email", bytes: body, options: contentType });
  return (
    opened && {
      ...opened.head,
      readContent: () => read<EmailContent>({ name: "email-content", bytes: opened.raw }),
    }
  );
}

import { createLog, type Log } from "#app/platform/log.ts";
import { OperatorError } from "#app/shared/operator-error.ts";
import { explainFault } from "./explain-fault.ts";

/** Longer than requests and jobs may take. */
const lastResortMs = 20_000;

/** Sent by the process that watches this one. */
const retire = "retire";

/** The launcher died, so nothing else can stop us. */
let launcherIsGone = (): void => process.exit(1);
process.on("disconnect", () => launcherIsGone());
// A finished program still ends by itself.
process.channel?.unref();

/** `retires` means that other processes serve the port already. */
export function stopOnSignal(log: Log, stop: (retires: boolean) => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), lastResortMs).unref();
    stop(signal === retire).then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("message", ({ type }: { type?: string }) => type === retire && handle(type));
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
  launcherIsGone = () => handle("disconnect");
}

/** SIGHUP means "reload" to a service, and "stop" to a program whose terminal was closed. */
export function reloadOnSignal(reload: () => void): void {
  process.on("SIGHUP", () => (process.stdout.isTTY ? process.kill(process.pid) : reload()));
}

/** Of a start or a command: what the operator can mend is explained, everything else is a bug. */
export function endWithFault(error: unknown): never {
  const words = explainFault(error);
  if (words === null) return endWithBug(error);
  console.error(words);
  process.exit(1);
}

/** With a stack trace, without contents of rows. */
function endWithBug(error: unknown): never {
  createLog("error").fatal({ err: error }, "ended by an error");
  process.exit(1);
}
process.on("uncaughtException", (error) =>
  error instanceof OperatorError ? endWithFault(error) : endWithBug(error),
);

import { createLog, type Log } from "#app/platform/log.ts";
import { OperatorError } from "#app/platform/operator-error.ts";

/** Longer than requests and jobs may take. */
const lastResortMs = 20_000;

/** The launcher died, so nothing else can stop us. */
let launcherIsGone = (): void => process.exit(1);
process.on("disconnect", () => launcherIsGone());
// A finished program still ends by itself.
process.channel?.unref();

export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), lastResortMs).unref();
    stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", handle);
  process.on("SIGINT", handle);
  launcherIsGone = () => handle("disconnect");
}

/** Errors that the operator can fix are explained; others are logged with a stack trace, without contents of rows. */
export function endWithFault(error: unknown): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof OperatorError) console.error(error.message);
  else if (code === "EADDRINUSE")
    console.error(
      `The port is already in use. Stop what uses it, or set another PORT or WORKER_PORT.\n${String(error)}`,
    );
  else createLog("error").fatal({ err: error }, "ended by an error");
  process.exit(1);
}
process.on("uncaughtException", endWithFault);

import { DemoAccountsError } from "#app/accounts/administration/refuse-demo-accounts.server.ts";
import { DatabaseNotEmptyError } from "#app/platform/backup/restore.ts";
import { DamagedArchiveError } from "#app/platform/backup/tar.ts";
import { PaymentKeyError } from "#app/payments/provider/payment-provider.ts";
import { createLog, type Log } from "#app/platform/log.ts";
import { EnvironmentError } from "#app/platform/env.ts";
import { NoDatabaseError } from "#app/platform/db/open-database.ts";
import { FolderInUseError } from "#app/platform/db/folder-lock.ts";

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
  if (isExplained(error)) console.error(error.message);
  else if (code === "EADDRINUSE")
    console.error(
      `The port is already in use. Stop what uses it, or set another PORT or WORKER_PORT.\n${String(error)}`,
    );
  else createLog("error").fatal({ err: error }, "ended by an error");
  process.exit(1);
}
process.on("uncaughtException", endWithFault);

const isExplained = (error: unknown): error is Error =>
  [
    NoDatabaseError,
    PaymentKeyError,
    EnvironmentError,
    DemoAccountsError,
    FolderInUseError,
    DamagedArchiveError,
    DatabaseNotEmptyError,
  ].some((kind) => error instanceof kind);

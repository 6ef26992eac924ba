import type { QueueIntent } from "#app/admin/queues/queue-kind.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

/** What the server says to a decision. */
export type QueueAnswer =
  | { ok: true; id: string; message: string; canUndo: boolean }
  | { ok: false; id: string; intent: QueueIntent; errors: FieldErrors; message: string };

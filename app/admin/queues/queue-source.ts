import type { AdminAreas } from "#app/accounts/administration/admin-areas.ts";
import type { QueueIntent } from "#app/admin/queues/queue-kind.ts";
import type { QueueAddress } from "#app/admin/queues/queue-address.ts";
import type { QueueItem, QueueRow } from "#app/admin/queues/queue-item.ts";
import type { Services } from "#app/context.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export interface QueueSummary {
  waiting: number;
  oldest: Date | null;
}

export type QueueFilter = Pick<QueueAddress, "person" | "state">;

export interface QueueContext {
  services: Services;
  viewer: { id: string; adminAreas: AdminAreas };
  now: Date;
}

export interface QueueChange extends QueueContext {
  id: string;
  intent: QueueIntent;
  form: FormData;
  requestId: string;
}

export type QueueOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: "not-found" | "already-decided" | "not-decided" | "oneself" | "owner-inactive";
    }
  | { ok: false; reason: "invalid"; errors: FieldErrors };

export interface QueueSource {
  summarize(db: Db, filter: Pick<QueueFilter, "person">): Promise<QueueSummary>;
  list(db: Db, filter: QueueFilter, limit: number, now: Date): Promise<QueueRow[]>;
  find(look: QueueContext, id: string): Promise<QueueItem | null>;
  change(change: QueueChange): Promise<QueueOutcome>;
}

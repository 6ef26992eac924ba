import type { ItemHead } from "#app/admin/queues/queue-item.ts";

export interface ContactItem extends ItemHead {
  reference: string;
  name: string;
  email: string;
  topic: string;
  content: string;
  /** Other messages from the same address. */
  others: { id: string; topic: string; at: string }[];
}

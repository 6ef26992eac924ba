import type { Decided, ItemHead } from "#app/admin/queues/queue-item.ts";

export interface BrokerItem extends ItemHead {
  licenseNumber: string;
  region: string;
  brokerage: string;
  /** Earlier applications of the same person. */
  earlier: Decided[];
  /** Others who gave the same licence number. */
  sameLicence: { id: string; name: string; href: string | null }[];
}

export interface IdentityItem extends ItemHead {
  legalName: string;
  accountName: string;
  documentKind: string;
  /** Null once it is decided: the file is deleted then. */
  picture: string | null;
  earlier: Decided[];
}

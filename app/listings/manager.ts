/** A listing is managed by its owner and, while a mandate runs, by the owner's broker: both edit it, answer buyers and grant documents. */

export interface ManagedListing {
  ownerId: string;
  brokerId: string | null;
}

export const isManagedBy = (
  { ownerId, brokerId }: ManagedListing,
  viewer: { id: string } | null,
): boolean => viewer !== null && (viewer.id === ownerId || viewer.id === brokerId);

/** The person to whom buyers write. */
export const managerOf = ({ ownerId, brokerId }: ManagedListing): string => brokerId ?? ownerId;

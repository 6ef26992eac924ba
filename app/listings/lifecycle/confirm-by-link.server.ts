import { ownTitle } from "#app/listings/confidential/own-text.server.ts";
import { eq } from "drizzle-orm";
import { takeOwnStep } from "./change-own-listing.server.ts";
import { lockListing } from "./move-listing.server.ts";
import { stepOf } from "./owner-actions.ts";
import { listings } from "#app/listings/listings.table.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { deriveKey, hasValidSignature, sign } from "#app/accounts/derive-key.server.ts";
import { addDays } from "#app/shared/day.ts";
import { site } from "#app/shared/brand.ts";

export interface LinkOpening {
  listingId: string;
  query: URLSearchParams;
  secrets: readonly string[];
  now: Date;
  requestId: string;
}

export type LinkState =
  | { state: "waiting" | "confirmed"; title: string; isPublic: boolean }
  | { state: "not-for-sale"; title: string }
  | { state: "no-such-link" };

/** Reads the link without changing anything: mail scanners open every link. */
export async function findConfirmable(db: Db, opening: LinkOpening): Promise<LinkState> {
  const [listing] = await db
    .select({
      ownerId: listings.ownerId,
      title: ownTitle,
      status: listings.status,
      packageId: listings.packageId,
      expiresAt: listings.expiresAt,
      withdrawnAt: listings.withdrawnAt,
      rejectedAt: listings.rejectedAt,
    })
    .from(listings)
    .where(eq(listings.id, opening.listingId));
  if (!listing || !isValidConfirmLink({ ...opening, ownerId: listing.ownerId }))
    return { state: "no-such-link" };
  const { title } = listing;
  const step = stepOf("confirm", listing, opening.now);
  return step
    ? { state: "waiting", title, isPublic: step === "confirm" }
    : { state: "not-for-sale", title };
}

export async function confirmByLink(db: Db, jobs: Jobs, opening: LinkOpening): Promise<LinkState> {
  const { listingId, now, requestId } = opening;
  return db.transaction(async (tx): Promise<LinkState> => {
    const listing = await lockListing(tx, listingId);
    if (!listing || !isValidConfirmLink({ ...opening, ownerId: listing.ownerId }))
      return { state: "no-such-link" };
    const { title, ownerId } = listing;
    const step = stepOf("confirm", listing, now);
    if (!step) return { state: "not-for-sale", title };
    await takeOwnStep(tx, jobs, listing, { listingId, ownerId, step, now, requestId });
    return { state: "confirmed", title, isPublic: true };
  });
}

interface ConfirmLink {
  listingId: string;
  ownerId: string;
  /** The period that the email asks about; the link works for 90 days from its start. */
  since: Date;
}

const validDays = 90;
const key = (secret: string) => deriveKey(secret, "still-for-sale");
const signedText = ({ listingId, ownerId, since }: ConfirmLink) =>
  `${listingId} ${ownerId} ${since.getTime()}`;

/** Lets the owner confirm a listing without signing in, and nothing else. */
export const confirmUrl = (secret: string, link: ConfirmLink): string =>
  `${site}/still-for-sale/${link.listingId}?since=${link.since.getTime()}&key=${sign(key(secret), signedText(link))}`;

function isValidConfirmLink({
  listingId,
  ownerId,
  query,
  secrets,
  now,
}: Omit<LinkOpening, "requestId"> & { ownerId: string }) {
  const since = new Date(Number(query.get("since")));
  if (Number.isNaN(since.getTime()) || addDays(since, validDays) < now) return false;
  const text = signedText({ listingId, ownerId, since });
  return secrets.some((secret) => hasValidSignature(key(secret), text, query.get("key") ?? ""));
}

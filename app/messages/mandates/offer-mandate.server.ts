import { notify } from "#app/accounts/notifications/notify.server.ts";
import { summarizeEmail } from "#app/accounts/notifications/summarize-email.ts";
import { emailStaff } from "#app/accounts/administration/email-staff.server.ts";
import { auditListing } from "#app/listings/audit-listing.server.ts";
import type { Db } from "#app/platform/db/db.ts";
import type { Settlement } from "#app/payments/payment-services.ts";
import type { Jobs } from "#app/platform/jobs/jobs.ts";
import { addDays } from "#app/shared/day.ts";
import type { Outcome } from "#app/shared/outcome.ts";
import { placeName } from "#app/shared/places.ts";
import { canHaveBroker, mandatesHref, offerDays } from "./mandate.ts";
import { nobodyLeftEmail, offerEmail } from "./mandate-emails.ts";
import { mandateNotification } from "./mandate-notification.ts";
import { listCandidates, lockMandate, type RunningMandate } from "./mandates.queries.server.ts";
import { mandateOffers } from "./mandates.table.ts";

interface OfferMandate {
  listingId: string;
  brokerId: string;
  adminId: string;
  now: Date;
  requestId?: string | null;
}

export type OfferOutcome = Outcome<
  "not-found" | "not-included" | "already-offered" | "not-a-candidate"
>;

export const offerMandate = (
  db: Db,
  jobs: Jobs,
  { listingId, brokerId, adminId, now, requestId = null }: OfferMandate,
): Promise<OfferOutcome> =>
  db.transaction(async (tx): Promise<OfferOutcome> => {
    const { listing, running } = await lockMandate(tx, listingId);
    // A double click offers once.
    if (running?.broker.id === brokerId && running.state === "offered") return { ok: true };
    if (running) return { ok: false, reason: "already-offered" };
    if (!listing) return { ok: false, reason: "not-found" };
    if (!canHaveBroker(listing)) return { ok: false, reason: "not-included" };
    const candidates = await listCandidates(tx, listingId, brokerId);
    if (candidates.length === 0) return { ok: false, reason: "not-a-candidate" };
    await writeOffer({ tx, jobs, now }, listing, { brokerId, adminId, requestId });
    return { ok: true };
  });

/** After a broker declined, did not answer or left: the next one is asked, until nobody is left. The listing is locked. */
export async function offerToNext(
  services: Settlement,
  listing: RunningMandate["listing"],
  adminId: string,
): Promise<void> {
  if (!canHaveBroker(listing)) return;
  const [next] = await listCandidates(services.tx, listing.id);
  if (next) await writeOffer(services, listing, { brokerId: next.id, adminId });
  else await reportNobodyLeft(services, listing);
}

async function writeOffer(
  { tx, jobs, now }: Settlement,
  listing: RunningMandate["listing"],
  {
    brokerId,
    adminId,
    requestId,
  }: { brokerId: string; adminId: string; requestId?: string | null },
): Promise<void> {
  const expiresAt = addDays(now, offerDays);
  await tx.insert(mandateOffers).values({
    listingId: listing.id,
    brokerId,
    offeredBy: adminId,
    offeredAt: now,
    expiresAt,
  });
  // Without a request it followed by itself.
  const actor = requestId === undefined ? null : adminId;
  const by = { listingId: listing.id, actorId: actor, requestId: requestId ?? null };
  await auditListing(tx, by, "mandate-offered", { brokerId });
  const mailed = { listingId: listing.id, title: listing.title };
  const email = offerEmail(mailed, { place: placeName(listing), expiresAt });
  await notify(
    tx,
    jobs,
    {
      userId: brokerId,
      kind: mandateNotification,
      key: `mandate-offered:${listing.id}`,
      ...summarizeEmail(email, mandatesHref),
      data: { listingId: listing.id },
      email,
    },
    now,
  );
}

async function reportNobodyLeft(
  settlement: Settlement,
  { id: listingId, title }: RunningMandate["listing"],
): Promise<void> {
  const email = nobodyLeftEmail({ listingId, title });
  await emailStaff(settlement.tx, settlement.jobs, `/admin/listings/${listingId}/edit`, email);
}

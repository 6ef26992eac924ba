/**
 * A visitor who presses a heart signs in first. What they pressed waits in a cookie that only our own form sets: an address
 * alone saves nothing, so nobody can save in somebody else's name by a link.
 */
const cookieName = "pending-save";
const waitsForSeconds = 30 * 60;

export const resumeHref = (returnTo: string): string =>
  `/account/saved-listings/resume?returnTo=${encodeURIComponent(returnTo)}`;

export const pendingSaveCookie = (listingId: string): string =>
  `${cookieName}=${listingId}; Max-Age=${waitsForSeconds}; Path=/account; SameSite=Lax; HttpOnly`;

export const clearedPendingSave = `${cookieName}=; Max-Age=0; Path=/account; SameSite=Lax; HttpOnly`;

export function parsePendingSave(cookies: string | null): string | undefined {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

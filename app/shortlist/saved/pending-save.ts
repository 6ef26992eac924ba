/** Waits for the sign-in in a cookie that only our form sets: a link cannot save on another person's behalf (CSRF). */
const cookieName = "pending-save";
const waitsForSeconds = 30 * 60;

export const resumeHref = (returnTo: string): string =>
  `/account/saved-listings/resume?returnTo=${encodeURIComponent(returnTo)}`;

export const pendingSaveCookie = (listingId: string): string =>
  `${cookieName}=${listingId}; Max-Age=${waitsForSeconds}; Path=/account; SameSite=Lax; HttpOnly`;

export const clearPendingSaveCookie = `${cookieName}=; Max-Age=0; Path=/account; SameSite=Lax; HttpOnly`;

export function parsePendingSave(cookies: string | null): string | undefined {
  const pair = cookies?.split(/;\s*/).find((one) => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1);
}

import type { Operator } from "#app/shared/brand.ts";

/** Far enough for monitors that read it monthly, near enough that a forgotten site says so (RFC 9116, 2.5.5). */
const validDays = 180;

/** Where to report a vulnerability (RFC 9116). */
export function formatSecurityTxt(
  operator: Pick<Operator, "supportEmail"> | null,
  appUrl: string,
  now: Date,
): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60_000);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    ...(operator ? [`Contact: mailto:${operator.supportEmail}`] : []),
    `Contact: ${appUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${appUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

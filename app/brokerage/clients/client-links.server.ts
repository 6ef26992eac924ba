import {
  bytesToId,
  idToBytes,
  openToken,
  sealToken,
} from "#app/messages/email/email-tokens.server.ts";
import { site } from "#app/shared/brand.ts";

/** Each link does one thing: the reader of a forwarded report can end it, but confirm nothing. */
export type LinkPurpose = "confirm" | "end";

const sealed: Record<LinkPurpose, string> = {
  confirm: "owner report: confirm",
  end: "owner report: end",
};
const paths: Record<LinkPurpose, string> = {
  confirm: "/owner-reports/confirm",
  end: "/unsubscribe/reports",
};

export const clientUrl = (secret: string, purpose: LinkPurpose, clientId: string): string =>
  `${site}${paths[purpose]}/${sealToken(secret, sealed[purpose], idToBytes(clientId))}`;

export function readClientToken(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: string,
): string | null {
  const data = openToken(secrets, sealed[purpose], token);
  return data?.length === 16 ? bytesToId(data) : null;
}

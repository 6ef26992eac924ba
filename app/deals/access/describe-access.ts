import { formatDate } from "#app/ui/format/format-date.ts";
import type { OwnAccess, Reader } from "./access.queries.server.ts";

interface Ending {
  endsAt: string | null;
  /** Of the listing. */
  timezone: string;
}

const until = ({ endsAt, timezone }: Ending): string =>
  endsAt ? `, until ${formatDate(endsAt, { format: "with-zone", timeZone: timezone })}` : "";

/** For the owner. */
export function describeReader({ grant, since, ...end }: Ending & Pick<Reader, "grant" | "since">) {
  const day = formatDate(since);
  const texts: Record<Reader["grant"], string> = {
    unsigned: "Has not signed your confidentiality agreement yet",
    requested: `Requested your documents on ${day}`,
    granted: `Has had access since ${day}${until(end)}`,
    refused: `No access since ${day}`,
    revoked: `Access revoked on ${day}`,
    ended: `Access ended${until(end).replace(", until", " on")}`,
  };
  return texts[grant];
}

/** For the buyer. */
export function describeOwnAccess({
  grant,
  isPassportAsked,
  ...end
}: Ending & Pick<OwnAccess, "grant" | "isPassportAsked">): string {
  const texts: Record<OwnAccess["grant"], string> = {
    unsigned: "The owner asks you to sign a confidentiality agreement first.",
    requested: isPassportAsked
      ? "You requested the documents. The owner asks for your buyer's passport first."
      : "You requested the documents. We'll tell you once the owner gives you access.",
    granted: `You have access to what the owner keeps confidential${until(end)}.`,
    refused: "The owner has not given you access. You can still write to them.",
    revoked: "The owner has revoked your access. You can still write to them.",
    ended: "Your access has ended. You can ask for it again.",
  };
  return texts[grant];
}

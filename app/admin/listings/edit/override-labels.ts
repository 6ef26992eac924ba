import type { OverridePlan, OverrideRefusal } from "#app/selling/administration/override.ts";
import type { ListingStatus } from "#app/listings/listing.ts";
import { packages } from "#app/payments/package.ts";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { dayMs } from "#app/shared/day.ts";

const meanings: Record<ListingStatus, string> = {
  draft: "Buyers do not see it. The owner finds it among their drafts.",
  pending: "Buyers can't see it. It goes to the queue of listings to review.",
  active: "It is on the market at once, without a review.",
  sold: "Its page stays with the SOLD badge and without the contact form.",
  expired: "It is off the market. The owner can buy a package to bring it back.",
};

export const refusalSentences: Record<OverrideRefusal, string> = {
  "same-status": "It has this status already.",
  "owner-gone": "Not possible: the owner has deleted their account.",
  "owner-inactive": "Not possible while the owner's account is deactivated.",
};

export function describeOverride(to: ListingStatus, plan: OverridePlan): string[] {
  const { changes, givenPackage, isPublished, startsTerm, keptMs } = plan;
  const keptDays = Math.floor(keptMs / dayMs);
  const until = changes.expiresAt && formatDate(changes.expiresAt.toISOString());
  return [
    meanings[to],
    ...(givenPackage
      ? [`It gets the package “${packages[givenPackage].name}” without charge, until ${until}.`]
      : []),
    ...(to === "active" && !givenPackage
      ? [
          startsTerm
            ? `Its term starts again and runs until ${until}.`
            : `Its term runs until ${until}.`,
        ]
      : []),
    ...(isPublished ? ["It counts as newly listed from now on."] : []),
    ...(keptDays > 0
      ? [
          `${formatCount(keptDays, { one: "day", other: "days" })} of its paid term ${keptDays === 1 ? "is" : "are"} kept for when it returns.`,
        ]
      : []),
    ...(to === "sold" ? ["No success fee is charged."] : []),
  ];
}

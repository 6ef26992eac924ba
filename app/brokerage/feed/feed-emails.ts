import type { HoldReason } from "#app/brokerage/import/import.ts";
import type { EmailContent } from "#app/platform/mail/render-email.ts";
import { brand, site } from "#app/shared/brand.ts";
import { formatCount } from "#app/ui/format/format-count.ts";

const reason = `You received this email because you entered a feed of listings on ${brand.name}. Remove it under Import and export, and these emails end.`;
const openImport = (importId: string, label: string) => ({
  label,
  url: `${site}/account/import/${importId}`,
});

export const feedFailedEmail = (problem: string): EmailContent => ({
  subject: "Your feed of listings could not be read",
  heading: "Your feed could not be read",
  paragraphs: [problem, "Your listings stay as they are. We try again every night."],
  action: { label: "Look at the feed", url: `${site}/account/import/feed` },
  reason,
});

export const feedHeldEmail = (importId: string, heldBecause: HoldReason): EmailContent => ({
  subject: "Your feed of listings needs your answer",
  heading: "Your feed waits for your answer",
  paragraphs: [
    heldBecause === "many-missing"
      ? "An unusual share of your listings is gone from the feed. We have not applied it, and no listing was withdrawn."
      : "You have not yet confirmed what the columns of this feed hold. We have not applied it.",
    "Look at what it would change. Import it if that is right; otherwise nothing needs to be done.",
  ],
  action: openImport(importId, "Look at the changes"),
  reason,
});

export interface FeedReport {
  added: number;
  changed: number;
  withdrawn: number;
  errors: number;
  skipped: number;
}

export const feedReportEmail = (importId: string, report: FeedReport): EmailContent => {
  const { added, changed, withdrawn, errors, skipped } = report;
  const lines = [
    added > 0 && `${formatCount(added, { one: "new draft", other: "new drafts" })}.`,
    changed > 0 &&
      `${formatCount(changed, { one: "listing changed", other: "listings changed" })}.`,
    withdrawn > 0 &&
      `${formatCount(withdrawn, { one: "listing withdrawn", other: "listings withdrawn" })}, because the feed no longer has them.`,
    errors > 0 &&
      `${formatCount(errors, { one: "row was", other: "rows were" })} left out with errors.`,
    skipped > 0 && `${formatCount(skipped, { one: "row was", other: "rows were" })} skipped.`,
  ].filter((line) => line !== false);
  return {
    subject: "Your feed of listings was imported",
    heading: "Your feed was imported",
    paragraphs: [lines.join("\n")],
    action: openImport(importId, "See every row"),
    reason,
  };
};

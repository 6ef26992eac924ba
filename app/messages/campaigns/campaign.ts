import { findRegion } from "#app/shared/places.ts";
import { officeZone } from "#app/shared/day.ts";
import { officeDay } from "#app/ui/format/format-date.ts";

/** A campaign is one newsletter: a few listings, sent to each subscriber in their morning. Nobody gets it twice, whatever happens while it is sent. */
export const campaignStatuses = ["draft", "scheduled", "sending", "stopped", "sent"] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/**
 * `claimed`: on its way to the mail server. If the process dies then, nobody knows whether the email was accepted: `in-doubt`,
 * listed and never repeated. `dropped`: unsubscribed since the campaign was approved, or not reached when it was ended.
 */
export const recipientStates = [
  "waiting",
  "claimed",
  "sent",
  "failed",
  "in-doubt",
  "dropped",
] as const;
export type RecipientState = (typeof recipientStates)[number];

export const canEdit = (status: CampaignStatus): boolean => status === "draft";
export const canStop = (status: CampaignStatus): boolean =>
  status === "scheduled" || status === "sending";
export const canResume = (status: CampaignStatus): boolean => status === "stopped";

export type ApproveRefusal = "not-draft" | "not-tested" | "no-listing" | "no-sender";

/** What an administrator approves is what they have received: editing a campaign asks for another test. */
export function checkApproval(campaign: {
  status: CampaignStatus;
  testedAt: Date | null;
  listings: number;
  hasSender: boolean;
}): ApproveRefusal | null {
  if (!canEdit(campaign.status)) return "not-draft";
  if (campaign.listings === 0) return "no-listing";
  if (!campaign.hasSender) return "no-sender";
  return campaign.testedAt === null ? "not-tested" : null;
}

const morningHour = 8;

/** When it is morning on this day in a region, or at the office if the region is unknown. */
export function morningIn(day: string, region: string | null): Date {
  const timeZone = (region ? findRegion(region)?.timezone : null) ?? officeZone;
  const plainTime = new Temporal.PlainTime(morningHour);
  const morning = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime });
  return new Date(morning.epochMilliseconds);
}

const mostDaysAhead = 60;

export function isSendDay(day: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const today = Temporal.PlainDate.from(officeDay(now));
  try {
    const ahead = today.until(Temporal.PlainDate.from(day), { largestUnit: "days" }).days;
    return ahead >= 0 && ahead <= mostDaysAhead;
  } catch (error) {
    // February 30
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
}

/** What the server said about this address: `refused` for good, `put-off` for now. `unsent`: it took no email at all. */
export type Handover = "refused" | "put-off" | "unsent" | "in-doubt";

/** The library says `CONN` for a connection that breaks at any time, also after the last byte: only an answer of the server, or no connection at all, is certain. */
export function judgeFailure(error: unknown): Handover {
  const { code, command, responseCode = 0, syscall = "" } = (error ?? {}) as SmtpError;
  if (syscall === "connect" || syscall === "getaddrinfo") return "unsent";
  // Not an address at all: no server was asked.
  if (code === "EENVELOPE" && responseCode === 0) return "refused";
  if (responseCode < 400) return "in-doubt";
  if (command !== "RCPT TO" && command !== "DATA") return "unsent";
  return responseCode >= 500 ? "refused" : "put-off";
}

/** An address that is put off this often has failed. */
export const mostAttempts = 7;

/** Half an hour, then twice as long each time: more than a day in all, because mail providers limit how much they take in one. */
export const putOffUntil = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + 2 ** (attempts - 1) * 30 * 60_000);

import type { SendOutcome } from "#app/brokerage/reports/send-report.server.ts";
import type { InviteReason } from "./invite-client.server.ts";

type Reason = Exclude<SendOutcome, { ok: true }>["reason"] | InviteReason;

export const refusals: Record<Reason, string> = {
  "not-found": "Something changed in the meantime. Please look again.",
  "not-confirmed": "The owner has not confirmed, or does not want reports any more.",
  sent: "This report was sent by hand already.",
  nothing: "None of these listings was on the market in that month.",
  busy: "The report could not be drawn right now. Please try again in a minute.",
  "no-sender":
    "Reports cannot be sent yet: the operator of this site has not entered a postal address.",
  "no-address":
    "The owner has not confirmed the email address of their account yet. Please try again once they have.",
  "too-many": "That is as often as it can be done. Please try again in some days.",
  "own-address": "Enter the address of the owner, not your own.",
  "already-client": "This owner is in your list already.",
  unsubscribed: "The reader of this address does not want your reports.",
};

/** Why there is no PDF to look at. */
export const previewProblems: Readonly<Record<string, string>> = {
  nothing: refusals.nothing,
  busy: refusals.busy,
};

export const doneMessages: Readonly<Record<string, string>> = {
  note: "The note is saved. It goes out with the report of its month.",
  sent: "The report is sent.",
  added: "The invitation is sent. Reports begin once the owner has confirmed.",
  invited: "The invitation is sent again.",
  listing: "The listing is in the report now.",
  released: "The listing is no longer in the report.",
};

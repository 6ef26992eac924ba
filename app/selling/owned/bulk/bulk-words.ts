import type { BulkChange, SkipReason } from "./bulk-change.ts";
import { formatCount, type PluralForms } from "#app/ui/format-count.ts";

export const changeLabels: Record<BulkChange, string> = {
  confirm: "Confirm still for sale",
  withdraw: "Withdraw",
  reactivate: "Reactivate",
  contact: "Change contact details",
};

export const changeQuestions: Record<BulkChange, string> = {
  confirm: "Confirm that these are still for sale?",
  withdraw: "Withdraw these listings?",
  reactivate: "Reactivate these listings?",
  contact: "Change the contact details of these listings",
};

/** What the change does to each listing. */
export const changeEffects: Record<BulkChange, string> = {
  confirm: "Buyers see that they are still for sale, and we ask you again in 30 days.",
  withdraw:
    "Buyers will no longer find them. What is left of their terms stays yours: you can reactivate them until the terms end. Monthly renewals are cancelled.",
  reactivate: "They are back on the market at once, for what is left of their terms.",
  contact: "Fields that you leave empty stay as they are on each listing.",
};

const reasonWords: Record<SkipReason, PluralForms> = {
  draft: { one: "is a draft", other: "are drafts" },
  pending: { one: "is being reviewed", other: "are being reviewed" },
  sold: { one: "is sold", other: "are sold" },
  expired: { one: "has expired", other: "have expired" },
  withdrawn: { one: "is withdrawn", other: "are withdrawn" },
  "on-market": { one: "is on the market already", other: "are on the market already" },
  "same-details": { one: "has these details already", other: "have these details already" },
  "changed-meanwhile": { one: "changed in the meantime", other: "changed in the meantime" },
};

/** "3 are sold" */
export const describeSkipped = (reason: SkipReason, count: number): string =>
  formatCount(count, reasonWords[reason]);

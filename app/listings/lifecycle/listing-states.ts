/** Every step that changes or renews a listing's state, who may take it, and what it does. Nothing else moves a listing. */
import type { ListingStatus } from "#app/listings/listing.ts";

export type Actor = "owner" | "payment" | "clock" | "administrator";

export type Effect =
  | "publish"
  | "start-term"
  | "extend-term"
  /** Counts as the owner's confirmation. */
  | "confirm"
  | "feature"
  | "stop-featuring"
  | "record-agreement"
  | "clear-agreement"
  | "record-sale"
  | "clear-sale"
  | "record-withdrawal"
  | "clear-withdrawal"
  | "record-rejection"
  | "clear-rejection"
  | "clear-findings"
  /** Revokes the package after a refund. */
  | "remove-package"
  /** Payments stop renewals, charge or end the success fee, or refund, each as the step requires. */
  | "settle-payments"
  | "email-owner";

export interface Step {
  from: readonly ListingStatus[];
  to: ListingStatus;
  by: readonly Actor[];
  effects: readonly Effect[];
}

export const steps = {
  activate: {
    from: ["draft", "expired"],
    to: "active",
    by: ["payment"],
    effects: ["publish", "start-term", "confirm", "clear-withdrawal"],
  },
  /** A program created it: administrators read it first. */
  submit: { from: ["draft"], to: "pending", by: ["owner"], effects: [] },
  hold: {
    from: ["draft", "expired", "pending"],
    to: "pending",
    by: ["payment"],
    effects: ["start-term", "clear-withdrawal"],
  },
  upgrade: { from: ["active"], to: "active", by: ["payment"], effects: ["start-term", "confirm"] },
  /** A monthly renewal was paid, or the owner confirmed an "Until Sold" listing. */
  renew: {
    from: ["active"],
    to: "active",
    by: ["payment", "clock"],
    effects: ["extend-term"],
  },
  /** A renewal was paid late, or the owner confirmed an expired "Until Sold" listing. */
  revive: {
    from: ["expired"],
    to: "active",
    by: ["payment", "owner"],
    effects: ["extend-term", "confirm", "feature"],
  },
  /** The review is passed and a package is paid: the term starts now. */
  approve: {
    from: ["pending"],
    to: "active",
    by: ["administrator"],
    effects: ["publish", "extend-term", "confirm", "feature", "clear-rejection", "clear-findings"],
  },
  clear: {
    from: ["pending"],
    to: "draft",
    by: ["administrator"],
    effects: ["clear-rejection", "clear-findings"],
  },
  reject: {
    from: ["pending"],
    to: "draft",
    by: ["administrator"],
    effects: ["record-rejection", "remove-package", "settle-payments", "clear-findings"],
  },
  /** The owner's change has new findings of the automatic checks. The listing stays live until reviewed. */
  flag: { from: ["active"], to: "active", by: ["owner"], effects: [] },
  keep: { from: ["active"], to: "active", by: ["administrator"], effects: ["clear-findings"] },
  /** An administrator takes it off the market, with a reason that the owner reads. The rest of the term is kept. */
  takeDown: {
    from: ["active"],
    to: "expired",
    by: ["administrator"],
    effects: ["record-rejection", "stop-featuring", "settle-payments", "clear-findings"],
  },
  /** A listing that was taken down comes back. Its time off the market is added to the term. */
  restore: {
    from: ["expired"],
    to: "active",
    by: ["administrator"],
    effects: ["clear-rejection", "extend-term", "confirm", "feature"],
  },
  confirm: { from: ["active"], to: "active", by: ["owner"], effects: ["confirm"] },
  expire: {
    from: ["active"],
    to: "expired",
    by: ["clock"],
    effects: ["stop-featuring", "email-owner"],
  },
  /** The listing's current payment was refunded or lost in a dispute. */
  revoke: {
    from: ["active", "pending"],
    to: "expired",
    by: ["payment"],
    effects: ["stop-featuring", "remove-package", "clear-findings"],
  },
  /** The payment for an upgrade was refunded: the previous package continues. */
  fallBack: { from: ["active"], to: "active", by: ["payment"], effects: ["start-term"] },
  sell: {
    from: ["active", "expired"],
    to: "sold",
    by: ["owner"],
    effects: [
      "record-sale",
      "clear-agreement",
      "clear-withdrawal",
      "stop-featuring",
      "settle-payments",
    ],
  },
  /** An offer was accepted. */
  agree: {
    from: ["active"],
    to: "active",
    by: ["owner"],
    effects: ["record-agreement", "confirm", "stop-featuring"],
  },
  /** The agreed sale fell through: back on the market. */
  reoffer: {
    from: ["active"],
    to: "active",
    by: ["owner", "clock"],
    effects: ["clear-agreement", "confirm", "feature"],
  },
  /** The same, off the market. */
  release: {
    from: ["expired"],
    to: "expired",
    by: ["owner", "clock"],
    effects: ["clear-agreement"],
  },
  relist: {
    from: ["sold"],
    to: "active",
    by: ["owner"],
    effects: ["clear-sale", "confirm", "feature", "settle-payments"],
  },
  reopen: {
    from: ["sold"],
    to: "expired",
    by: ["owner"],
    effects: ["clear-sale", "settle-payments"],
  },
  /** The owner takes the listing off the market and keeps the rest of the term. */
  withdraw: {
    from: ["active"],
    to: "expired",
    by: ["owner"],
    effects: ["record-withdrawal", "stop-featuring", "settle-payments"],
  },
  reactivate: {
    from: ["expired"],
    to: "active",
    by: ["owner"],
    effects: ["clear-withdrawal", "confirm", "feature"],
  },
  close: {
    from: ["draft", "pending", "active"],
    to: "expired",
    by: ["owner"],
    effects: ["stop-featuring"],
  },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

export function canTake(step: StepName, status: ListingStatus, actor: Actor): boolean {
  const { from, by }: Step = steps[step];
  return from.includes(status) && by.includes(actor);
}

export const has = (step: StepName, effect: Effect): boolean =>
  (steps[step].effects as readonly Effect[]).includes(effect);

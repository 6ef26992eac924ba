import { type Administrator, mayChangeUser } from "#app/accounts/administration/admin-areas.ts";
import type { UserType } from "#app/accounts/user.ts";
import type { AdminBulkLabels } from "#app/admin/bulk/bulk-change.ts";

export type UserChange = "deactivate" | "reactivate" | "make-buyer" | "make-seller" | "make-broker";

/** Administrators are appointed one by one, on the page of the person. */
export const typeByChange: Partial<Record<UserChange, UserType>> = {
  "make-buyer": "buyer",
  "make-seller": "seller",
  "make-broker": "broker",
};

type UserSkip = keyof typeof reasons;

export function checkUser(
  change: UserChange,
  user: { id: string; userType: UserType; deactivatedAt: Date | null },
  administrator: Administrator,
): UserSkip | null {
  if (change === "reactivate" && !user.deactivatedAt) return "active-already";
  if (change === "deactivate" && user.deactivatedAt) return "deactivated-already";
  if (user.userType === typeByChange[change]) return "type-already";
  if (user.id === administrator.id) return "oneself";
  return mayChangeUser(administrator, user) ? null : "administrator";
}

const typeLabels = (type: string, plural: string) => ({
  question: `Make these people ${plural}?`,
  done: { one: `user is a ${type} now`, other: `users are ${plural} now` },
  canUndo: true,
});

const reasons = {
  oneself: { one: "is your own account", other: "are your own accounts" },
  administrator: {
    one: "is an administrator, whom you may not change",
    other: "are administrators, whom you may not change",
  },
  "last-administrator": {
    one: "is the last administrator",
    other: "are the last administrators",
  },
  "deactivated-already": { one: "is deactivated already", other: "are deactivated already" },
  "active-already": { one: "is active already", other: "are active already" },
  "type-already": { one: "has this type already", other: "have this type already" },
  "was-administrator": {
    one: "was an administrator, which is given back on their own page only",
    other: "were administrators, which is given back on their own pages only",
  },
  "changed-meanwhile": { one: "changed in the meantime", other: "changed in the meantime" },
};

export const userBulkLabels: AdminBulkLabels<UserChange> = {
  list: "users",
  pathname: "/admin/users",
  heading: "Bulk actions: users",
  noun: { one: "user", other: "users" },
  changes: {
    deactivate: {
      label: "Deactivate",
      question: "Deactivate these people?",
      effect:
        "They are signed out at once and cannot sign in. Their listings leave the market, and they are notified by email.",
      done: { one: "user was deactivated", other: "users were deactivated" },
      reasonLabel: "Reason (for other administrators)",
      isDangerous: true,
      canUndo: true,
    },
    reactivate: {
      label: "Reactivate",
      question: "Reactivate these people?",
      effect:
        "They can sign in again. What the deactivation took off the market comes back, and they are notified by email.",
      done: { one: "user was reactivated", other: "users were reactivated" },
    },
    "make-buyer": {
      label: "Change type to buyer",
      effect: "They keep their listings, but are no longer shown as sellers or brokers.",
      ...typeLabels("buyer", "buyers"),
    },
    "make-seller": {
      label: "Change type to seller",
      effect: "They are shown as sellers, and no longer as brokers.",
      ...typeLabels("seller", "sellers"),
    },
    "make-broker": {
      label: "Change type to broker",
      effect:
        "Those whose identity is verified are listed in the brokers directory. An application that waits is approved.",
      ...typeLabels("broker", "brokers"),
    },
  },
  reasons,
};

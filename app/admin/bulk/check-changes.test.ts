import { expect, test } from "vitest";
import { checkListing } from "./listing-changes.ts";
import { checkUser } from "./user-changes.ts";

const chief = { id: "chief", adminAreas: null };
const limited = { id: "limited", adminAreas: ["support"] as const };
const gone = new Date("2026-01-01");
const user = { id: "1", userType: "buyer" as const, deactivatedAt: null };
const admin = { ...user, userType: "admin" as const };

test.each([
  ["deactivate", user, chief, null],
  ["deactivate", { ...user, deactivatedAt: gone }, chief, "deactivated-already"],
  ["deactivate", { ...admin, id: "chief" }, chief, "oneself"],
  ["deactivate", admin, chief, null],
  ["deactivate", admin, limited, "administrator"],
  ["reactivate", user, chief, "active-already"],
  ["reactivate", { ...user, deactivatedAt: gone }, limited, null],
  ["make-buyer", user, chief, "type-already"],
  ["make-seller", user, limited, null],
  ["make-seller", { ...admin, id: "chief" }, chief, "oneself"],
  ["make-seller", admin, limited, "administrator"],
] as const)("%s of %o by %o: %s", (change, subject, administrator, expected) => {
  expect(checkUser(change, subject, administrator)).toBe(expected);
});

const listing = {
  status: "active" as const,
  featured: false,
  verified: false,
  packageId: "premium",
  reviewReasons: [],
  isOwnerActive: true,
};

test.each([
  ["approve", listing, "not-pending"],
  ["approve", { ...listing, status: "pending" }, null],
  ["approve", { ...listing, reviewReasons: ["banned-words"] }, null],
  ["approve", { ...listing, status: "pending", isOwnerActive: false }, "owner-inactive"],
  ["approve", { ...listing, status: "pending", packageId: null, isOwnerActive: false }, null],
  ["reject", { ...listing, reviewReasons: ["banned-words"] }, "not-pending"],
  ["reject", { ...listing, status: "pending" }, null],
  ["feature", listing, null],
  ["feature", { ...listing, packageId: null }, "no-package"],
  ["feature", { ...listing, featured: true }, "featured-already"],
  ["unfeature", listing, "not-featured"],
  ["verify", { ...listing, verified: true }, "verified-already"],
  ["unverify", listing, "not-verified"],
  ["expire", listing, null],
  ["expire", { ...listing, status: "sold" }, "not-active"],
] as const)("%s of %o: %s", (change, subject, expected) => {
  expect(checkListing(change, subject)).toBe(expected);
});

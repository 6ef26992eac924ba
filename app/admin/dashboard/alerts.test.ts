import { expect, test } from "vitest";
import { alertNamesFor, canSeeJobs, makeAlerts } from "./alerts.ts";

test("shows alerts with a count, urgent first", () => {
  const counts = new Map([
    ["listings", 1],
    ["disputes", 2],
    ["contact", 0],
  ] as const);
  expect(
    makeAlerts(counts, { failingJobs: 3, degraded: ["worker", "jobs"] }).map(({ text }) => text),
  ).toEqual([
    "No worker is running. Emails, alerts and payments wait.",
    "3 failing background jobs",
    "2 disputed payments",
    "1 listing waiting for review",
  ]);
  const nothing = { failingJobs: 0, degraded: [] };
  expect(makeAlerts(new Map(), nothing)).toEqual([]);
  expect(makeAlerts(new Map([["operator", 1]]), nothing)).toEqual([
    {
      text: "Say who runs this site: email alerts wait for it",
      to: "/admin/settings/operator",
      isUrgent: true,
    },
  ]);
});

test("limited administrators see their own queues only", () => {
  expect(alertNamesFor(["finance"])).toEqual([
    "stale-rates",
    "tax-number",
    "disputes",
    "failed-payments",
  ]);
  expect(alertNamesFor(["content"])).toEqual([
    "overdue-deliverables",
    "listings",
    "listing-reports",
    "deliverables",
    "stale-listings",
  ]);
  expect(canSeeJobs(["finance", "support", "content"])).toBe(false);
  expect(canSeeJobs(null)).toBe(true);
});

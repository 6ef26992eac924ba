import type { listings } from "./listings.table.ts";
import { formatNumber } from "#app/ui/format/format-count.ts";

type Listing = typeof listings.$inferSelect;

export const propertyLabels: Record<NonNullable<Listing["propertyType"]>, string> = {
  real_property: "Real property included",
  lease: "Leased premises",
};

export const managementLabels: Record<NonNullable<Listing["management"]>, string> = {
  owner_managed: "Owner managed",
  employee_owned: "Employee owned (ESOP)",
  absentee: "Absentee ownership",
};

export function formatEmployees({
  employeesMin: least,
  employeesMax: most,
}: Pick<Listing, "employeesMin" | "employeesMax">): string | null {
  if (least === null && most === null) return null;
  if (least === null || most === null || least === most) return formatNumber((least ?? most)!);
  return `${formatNumber(least)} – ${formatNumber(most)}`;
}

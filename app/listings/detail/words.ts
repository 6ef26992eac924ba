import type { BusinessFacts } from "#app/listings/detail/business-view.ts";
import type { Lock } from "#app/listings/detail/disclosure.ts";
import { formatCount } from "#app/ui/format-count.ts";

export const businessStatusWords: Record<NonNullable<BusinessFacts["businessStatus"]>, string> = {
  trading: "Trading",
  seasonal: "Seasonal",
  not_trading: "Not trading",
};

export const propertyWords: Record<NonNullable<BusinessFacts["propertyType"]>, string> = {
  real_property: "Real property included",
  lease: "Leased premises",
};

export const managementWords: Record<NonNullable<BusinessFacts["management"]>, string> = {
  owner_managed: "Owner managed",
  employee_owned: "Employee owned (ESOP)",
  absentee: "Absentee ownership",
};

/** What is there, and how it opens. */
export function lockWords(lock: Lock): { what: string; how: string } {
  switch (lock.what) {
    case "business-name":
      return { what: "Name of the business", how: "The owner tells it to buyers they talk to." };
    case "street":
      return { what: "Street address", how: "The owner tells it to buyers they talk to." };
    case "photos":
      return {
        what: formatCount(lock.count, { one: "more photo", other: "more photos" }),
        how: "Photos that reveal the business name or location are hidden until a package is bought.",
      };
    case "videos":
      return {
        what: formatCount(lock.count, { one: "video", other: "videos" }),
        how: "Video is hidden until a package is bought.",
      };
    case "documents":
      return {
        what: `Documents: ${lock.count}`,
        how:
          lock.opens === "package"
            ? "Documents are hidden until a package is bought."
            : "Opens when the owner grants access. Write to the owner to ask for it.",
      };
    case "website":
      return {
        what: "Website",
        how:
          lock.opens === "package"
            ? "The website is hidden until a package is bought."
            : "The website is shown only to registered buyers.",
      };
  }
}

import { memoize } from "./memoize.ts";

const sizeFormat = memoize(
  (locale: string, unit: "kilobyte" | "megabyte") =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    }),
);

/** "84 kB", "2.4 MB" */
export function formatFileSize(bytes: number, locale = "en-CA"): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1
    ? sizeFormat(locale, "megabyte").format(megabytes)
    : sizeFormat(locale, "kilobyte").format(Math.max(1, bytes / 1024));
}

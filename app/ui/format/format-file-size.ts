import { memoize } from "./memoize.ts";

const sizeFormat = memoize(
  (unit: "kilobyte" | "megabyte") =>
    new Intl.NumberFormat("en-CA", {
      style: "unit",
      unit,
      maximumFractionDigits: unit === "megabyte" ? 1 : 0,
    }),
);

export function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1
    ? sizeFormat("megabyte").format(megabytes)
    : sizeFormat("kilobyte").format(Math.max(1, bytes / 1024));
}

import { formatAge, formatDate } from "./format-date.ts";

interface DateTextProps {
  /** ISO 8601. */
  value: string;
  format?: "short" | "long" | "with-time";
  locale?: string;
  timeZone?: string;
}

export function DateText({ value, format, locale, timeZone }: DateTextProps) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatDate(value, { format, locale, timeZone })}
    </time>
  );
}

/** How long ago. `now` comes from the loader, so that server and browser say the same. */
export function Age({ value, now, locale }: { value: string; now: string; locale?: string }) {
  return (
    <time dateTime={value} title={formatDate(value, { locale })}>
      {formatAge(value, now, locale)}
    </time>
  );
}

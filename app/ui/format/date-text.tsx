import { formatDate } from "./format-date.ts";

interface DateTextProps {
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

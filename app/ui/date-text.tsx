import { formatDate } from "./format-date.ts";

interface DateTextProps {
  /** ISO 8601. */
  value: string;
  format?: "short" | "long" | "with-time";
}

export function DateText({ value, format }: DateTextProps) {
  return (
    <time dateTime={value} className="whitespace-nowrap">
      {formatDate(value, { format })}
    </time>
  );
}

import { formatDate } from "./format-date.ts";

interface DateTextProps {
  value: Date | string;
  format?: "short" | "with-time" | "with-zone";
}

export const DateText = ({ value, format }: DateTextProps) => (
  <time
    dateTime={typeof value === "string" ? value : value.toISOString()}
    className="whitespace-nowrap"
  >
    {formatDate(value, { format })}
  </time>
);

import { formatDate } from "./format-date.ts";

export const DateText = ({ value, format }: { value: string; format?: "short" | "with-time" }) => (
  <time dateTime={value} className="whitespace-nowrap">
    {formatDate(value, { format })}
  </time>
);

import type { TimeAgoValue } from "./format-date.ts";

/** Formatted by the loader, because server and browser have different clocks. */
export const TimeAgo = ({ at, ago, on }: TimeAgoValue) => (
  <time dateTime={at} title={on}>
    {ago}
  </time>
);

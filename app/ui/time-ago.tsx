import type { TimeAgoValue } from "./format-date.ts";

/** How long ago, in the words of the loader: server and browser would not agree on now. */
export const TimeAgo = ({ at, ago, on }: TimeAgoValue) => (
  <time dateTime={at} title={on}>
    {ago}
  </time>
);

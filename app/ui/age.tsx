import type { WrittenAge } from "./format-date.ts";

/** How long ago, in the words of the loader: server and browser would not agree on now. */
export const Age = ({ at, ago, on }: WrittenAge) => (
  <time dateTime={at} title={on}>
    {ago}
  </time>
);

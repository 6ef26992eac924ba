import { keptList } from "#app/ui/kept-list.ts";
import { comparedCookie, parseCompared } from "./compare-list.ts";

/** The listings that this visitor picked for comparison. */
export const compared = keptList({
  read: () => parseCompared(document.cookie),
  write: (ids) => {
    document.cookie = comparedCookie(ids);
  },
});

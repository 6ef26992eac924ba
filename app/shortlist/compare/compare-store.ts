import { storedList } from "#app/ui/browser/stored-list.ts";
import { comparedCookie, parseCompared } from "./compare-list.ts";

export const compared = storedList({
  read: () => parseCompared(document.cookie),
  write: (ids) => {
    document.cookie = comparedCookie(ids);
  },
});

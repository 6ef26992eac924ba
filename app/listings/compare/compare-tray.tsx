import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { compared } from "./compare-store.ts";

/** Loaded only once something is picked. */
const TrayBar = lazy(() => import("./tray-bar.tsx"));

/** Never rendered on the server: public pages are cached for everybody. */
export function CompareTray() {
  const ids = compared.use();
  const { pathname, key } = useLocation();
  const shownKey = useRef(key);
  // The response of the last navigation may have changed the cookie.
  useEffect(() => {
    if (shownKey.current !== key) compared.refresh();
    shownKey.current = key;
  }, [key]);
  if (ids.length === 0 || pathname === "/compare") return null;
  return (
    <Suspense>
      <TrayBar ids={ids} />
    </Suspense>
  );
}

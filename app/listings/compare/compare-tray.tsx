import { lazy, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { compared } from "./compare-store.ts";

/** Fetched by those who picked something. */
const TrayBar = lazy(() => import("./tray-bar.tsx"));

/** Printed by no server: pages for visitors are the same for everybody. */
export function CompareTray() {
  const ids = compared.use();
  const { pathname, key } = useLocation();
  const shownKey = useRef(key);
  // The page that answers may have changed the list.
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

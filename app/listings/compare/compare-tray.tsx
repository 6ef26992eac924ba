import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useCompared } from "./use-compared.tsx";

/** Fetched by those who picked something. */
const TrayBar = lazy(() => import("./tray-bar.tsx"));

/** Printed by no server: pages for visitors are the same for everybody. */
export function CompareTray() {
  const ids = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === "/compare") return null;
  return (
    <Suspense>
      <TrayBar ids={ids} />
    </Suspense>
  );
}

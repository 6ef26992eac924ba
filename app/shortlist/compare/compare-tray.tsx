import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { compared } from "./compare-list.ts";
import { OptionalPart } from "#app/ui/browser/optional-part.tsx";

const TrayBar = lazy(() => import("./tray-bar.tsx"));

/** Never rendered on the server: public pages are cached for everyone. */
export function CompareTray() {
  const ids = compared.use();
  const picked = ids.join(",");
  /** Closed for this selection only: the bar returns with the next one. */
  const [closedFor, setClosedFor] = useState("");
  if (closedFor && closedFor !== picked) setClosedFor("");
  const { key } = useLocation();
  // The response of the last navigation may have changed the cookie, also on a page without the bar. A first page waits until idle.
  useEffect(() => {
    if (key !== "default") compared.refresh();
  }, [key]);
  if (ids.length === 0 || picked === closedFor) return null;
  const close = () => {
    setClosedFor(picked);
    // The focused button disappears.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <OptionalPart>
      <TrayBar ids={ids} onClose={close} />
    </OptionalPart>
  );
}

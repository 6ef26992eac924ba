import { lazy, useEffect, useRef, useState } from "react";
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
  const shownKey = useRef(key);
  // The response of the last navigation may have changed the cookie.
  useEffect(() => {
    if (shownKey.current !== key) compared.refresh();
    shownKey.current = key;
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

import { useNavigation } from "react-router";

/** A hairline at the top while the next page is on its way, only once the wait can be felt. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return busy ? <div aria-hidden="true" className="navigation-progress" /> : null;
}

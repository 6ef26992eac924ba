import { useNavigation } from "react-router";

/** A progress line at the top during a navigation, after a short delay. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return busy ? <div aria-hidden="true" className="navigation-progress" /> : null;
}

import { useNavigation } from "react-router";

export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return busy ? <div aria-hidden="true" className="navigation-progress" /> : null;
}

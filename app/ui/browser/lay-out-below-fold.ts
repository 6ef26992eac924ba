import { runWhenIdle } from "./run-when-idle.ts";

/** The first paint skips content below the fold (class `later`). Laid out when idle, so that scroll positions can be restored. */
export function layOutBelowFold({ documentElement }: Document): () => void {
  const rest = [...documentElement.querySelectorAll<HTMLElement>(".later")];
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    const piece = rest.shift();
    if (!piece) return documentElement.removeAttribute("data-fresh");
    piece.style.contentVisibility = "visible";
    // Measuring forces the layout of this piece now, instead of all pieces at once later.
    piece.getBoundingClientRect();
    runWhenIdle(next);
  };
  runWhenIdle(next);
  return () => {
    isStopped = true;
  };
}

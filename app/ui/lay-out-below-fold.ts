import { runWhenIdle } from "./run-when-idle.ts";

/**
 * The first paint leaves out what is further down (`later`, in base.css). Once the page is alive, the rest follows piece by
 * piece whenever there is nothing else to do: places on the page are then true, and whoever comes back to one finds it.
 */
export function layOutBelowFold({ documentElement }: Document): () => void {
  const rest = [...documentElement.querySelectorAll<HTMLElement>(".later")];
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    const piece = rest.shift();
    if (!piece) return documentElement.removeAttribute("data-fresh");
    piece.style.contentVisibility = "visible";
    // Asking for a measure has it laid out now, and not together with all the others.
    piece.getBoundingClientRect();
    runWhenIdle(next);
  };
  runWhenIdle(next);
  return () => {
    isStopped = true;
  };
}

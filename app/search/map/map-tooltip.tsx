import type { MapView } from "./map-data.ts";

interface MapTooltipProps {
  view: MapView;
  /** In units of the drawing. */
  x: number;
  y: number;
  title: string | null;
  text: string;
}

/** Names what is under the pointer. Hidden from screen readers, which get the links. */
export function MapTooltip({ view, x, y, title, text }: MapTooltipProps) {
  const left = clamp(((x - view.left) / view.width) * 100, 16, 84);
  const top = clamp(((y - view.top) / view.height) * 100, 14, 98);
  return (
    <span
      aria-hidden="true"
      style={{ left: `${left}%`, top: `${top}%` }}
      className="pointer-events-none absolute z-3 -mt-6 flex w-max max-w-56 -translate-x-1/2 -translate-y-full flex-col rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float"
    >
      {title && <span className="font-semibold">{title}</span>}
      <span className="figures text-xs">{text}</span>
    </span>
  );
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

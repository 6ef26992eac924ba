import { Icon } from "./icon.tsx";
import { PlainLink } from "./plain-link.tsx";

interface ChipProps {
  label: string;
  /** Where the page is without this choice. */
  removeTo: string;
}

export function Chip({ label, removeTo }: ChipProps) {
  return (
    <PlainLink
      to={removeTo}
      preventScrollReset
      className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface py-1 ps-3.5 pe-2.5 text-sm font-medium transition-colors duration-120 hover:border-ink-2 hover:bg-sunken"
    >
      <span className="sr-only">Remove </span>
      <span className="truncate">{label}</span>
      <Icon name="x" className="size-4 shrink-0 text-ink-3" />
    </PlainLink>
  );
}

import { Icon } from "./icon.tsx";
import { PlainLink } from "./plain-link.tsx";

interface ChipProps {
  label: string;
  /** The URL without this filter. */
  removeTo: string;
}

export function Chip({ label, removeTo }: ChipProps) {
  return (
    <PlainLink to={removeTo} preventScrollReset className="chip">
      <span className="sr-only">Remove </span>
      <span className="truncate">{label}</span>
      <Icon name="x" className="size-4 shrink-0 text-ink-3" />
    </PlainLink>
  );
}

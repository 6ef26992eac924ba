import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ChipProps {
  label: string;
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

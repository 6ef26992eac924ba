import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface MoveButtonsProps {
  what: string;
  isFirst: boolean;
  isLast: boolean;
}

export const MoveButtons = ({ what, isFirst, isLast }: MoveButtonsProps) =>
  (["up", "down"] as const).map((step) => (
    <IconButton
      key={step}
      type="submit"
      name="step"
      value={step}
      label={`Move ${what} ${step}`}
      aria-disabled={(step === "up" ? isFirst : isLast) || undefined}
      icon={<Icon name={step === "up" ? "arrow-up" : "arrow-down"} className="size-4" />}
      className="aria-disabled:text-ink-3/50"
    />
  ));

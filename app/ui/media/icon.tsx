import sprite from "./icons.svg?url";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * Decorative: always beside text or inside a control with an accessible name. The drawing is a symbol of one cached file, so that
 * neither the HTML nor the scripts include its path.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

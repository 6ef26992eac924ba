import sprite from "./icons.svg?url";
import type { IconName } from "./icon-names.ts";

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * Drawn from one file that the browser keeps: neither the page nor its scripts carry the paths. Always beside a word, or inside a
 * control that has a name, so never read aloud.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : "icon"}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

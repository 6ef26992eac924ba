import { brand } from "#app/shared/brand.ts";
import sprite from "./icons.svg?url";

export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`fill-current ${className}`}>
      <use href={`${sprite}#logo-mark`} />
    </svg>
  );
}

export function Logo({ className = "h-8" }: { className?: string }) {
  return (
    <svg role="img" aria-label={brand.name} className={`logo ${className}`}>
      <use href={`${sprite}#logo`} />
    </svg>
  );
}

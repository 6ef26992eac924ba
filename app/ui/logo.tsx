import { brand } from "#app/shared/brand.ts";
import { markPaths, wordmarkPath } from "./logo-shapes.ts";

export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={className}>
      {markPaths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export function Logo({ className = "h-8" }: { className?: string }) {
  return (
    <svg
      viewBox="4 0 118 32"
      fill="currentColor"
      role="img"
      aria-label={brand.name}
      className={`w-auto ${className}`}
    >
      {markPaths.map((path) => (
        <path key={path} d={path} />
      ))}
      <path transform="translate(36 3.6)" d={wordmarkPath} />
    </svg>
  );
}

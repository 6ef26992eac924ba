interface AvatarProps {
  name: string;
  src?: string | null;
  className?: string;
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}

/** Decorative: the name is always beside it or on the surrounding button. */
export function Avatar({ name, src, className = "size-9 text-xs" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent ${className}`}
    >
      {initialsOf(name) || "?"}
      {src && (
        <img src={src} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  );
}

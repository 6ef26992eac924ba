import type { ReactNode } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface RowLink {
  to: string;
  label: string;
  name: string;
}

export const RowLinks = ({ links }: { links: RowLink[] }) => (
  <span className="flex gap-4 md:justify-end">
    {links.map(({ to, label, name }) => (
      <PlainLink
        key={to}
        to={to}
        aria-label={name}
        className="link inline-flex min-h-6 items-center"
      >
        {label}
      </PlainLink>
    ))}
  </span>
);

export const TwoLines = ({ main, below }: { main: ReactNode; below?: ReactNode }) => (
  <>
    <span className="block font-medium wrap-anywhere">{main}</span>
    {below && <span className="block text-xs text-ink-2 wrap-anywhere">{below}</span>}
  </>
);

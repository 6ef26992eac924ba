import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/actions/button.tsx";

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** The usual action: a link away from here. */
  link?: { to: string; label: string };
  headingLevel?: 2 | 3;
}

export function EmptyState({ title, hint, link, headingLevel = 2, ...props }: EmptyStateProps) {
  const action = link ? (
    <ButtonLink to={link.to} variant="secondary">
      {link.label}
    </ButtonLink>
  ) : (
    props.action
  );
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="flex flex-col items-center gap-3 rounded-surface border border-dashed border-line-strong/60 px-6 py-14 text-center">
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.75"
        aria-hidden="true"
        className="mb-2 size-14 text-ink-3"
      >
        <path d="M13 2a11 11 0 0 0 0 22z" />
        <path d="M19 8a11 11 0 0 1 0 22z" />
        <path d="M16 4v24" strokeDasharray="1.5 1.5" />
      </svg>
      <Heading className="font-serif text-xl font-medium tracking-tight">{title}</Heading>
      {hint && <p className="max-w-[46ch] text-ink-2">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

import type { ReactNode } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface SectionProps {
  id: string;
  title: string;
  count?: string;
  link?: { label: string; to: string; name?: string };
  children: ReactNode;
}

export function Section({ id, title, count, link, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-ink pb-2">
        <h2 id={id} className="font-serif text-xl font-medium tracking-tight">
          {title}
        </h2>
        {count && <p className="figures text-sm text-ink-3">{count}</p>}
        {link && (
          <PlainLink
            to={link.to}
            aria-label={link.name}
            className="ms-auto inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
          >
            {link.label}
          </PlainLink>
        )}
      </div>
      {children}
    </section>
  );
}

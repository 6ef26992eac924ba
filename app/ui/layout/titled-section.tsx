import type { ReactNode } from "react";

interface TitledSectionProps {
  id: string;
  title: string;
  /** Beside the title, if there is room. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section with a heading, on pages that share a page header. */
export function TitledSection({ id, title, aside, className = "", children }: TitledSectionProps) {
  return (
    <section aria-labelledby={id} className={`flex flex-col gap-5 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="font-serif text-2xl font-medium tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

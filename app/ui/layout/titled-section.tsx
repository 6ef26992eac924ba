import type { ReactNode } from "react";

interface TitledSectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

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

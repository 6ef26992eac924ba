import type { ReactNode } from "react";

interface CardProps {
  title?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Card({ title, aside, children, className = "" }: CardProps) {
  return (
    <section className={`rounded-surface border border-line bg-surface p-5 md:p-6 ${className}`}>
      {title && (
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="font-serif text-xl font-medium tracking-tight">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

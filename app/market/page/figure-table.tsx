import type { ReactNode } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";

interface FigureTableProps {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** Scrolls sideways where it is too wide, by keyboard too. */
export const FigureTable = ({ id, title, className = "", children }: FigureTableProps) => (
  <Section id={id} title={title}>
    <div
      tabIndex={0}
      role="group"
      aria-labelledby={id}
      className={`relative overflow-x-auto focus-visible:-outline-offset-2 ${className}`}
    >
      <table className="w-full border-collapse text-sm">{children}</table>
    </div>
  </Section>
);

export const GroupHeader = ({ to, children }: { to: string; children: string }) => (
  <th scope="row" className="min-w-36 py-2 pe-4 text-start font-medium">
    <PlainLink
      to={to}
      prefetch
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {children}
    </PlainLink>
  </th>
);

interface FigureCellProps {
  figure: { value: string; to?: string } | null;
  className?: string;
}

export const FigureCell = ({ figure, className = "" }: FigureCellProps) => (
  <td className={`figures py-2 ps-4 text-end whitespace-nowrap ${className}`}>
    {figure ? <Figure {...figure} /> : <Unknown />}
  </td>
);

const Figure = ({ value, to }: { value: string; to?: string }) =>
  to ? (
    <PlainLink
      to={to}
      className="inline-flex min-h-6 items-center decoration-line-strong underline-offset-4 hover:text-accent hover:underline"
    >
      {value}
    </PlainLink>
  ) : (
    value
  );

const Unknown = () => (
  <span className="text-ink-3">
    <span aria-hidden="true">–</span>
    <span className="sr-only">Fewer than ten</span>
  </span>
);

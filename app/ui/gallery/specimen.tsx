import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  note?: string;
  /** Rendered once per theme; the suffix keeps ids unique. */
  children: ReactNode | ((suffix: string) => ReactNode);
  /** Landmark names must be unique on a page. */
  once?: boolean;
}

const themes = ["light", "dark"] as const;

export function Specimen({ title, note, children, once }: SpecimenProps) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6">
      <div className="mb-5 flex flex-wrap items-baseline gap-x-4">
        <h3 id={id} className="scroll-mt-8 text-base font-semibold">
          {title}
        </h3>
        {note && <p className="text-sm text-ink-3">{note}</p>}
      </div>
      <div className={`grid gap-4 ${once ? "" : "xl:grid-cols-2"}`}>
        {(once ? (["system"] as const) : themes).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-surface border border-line bg-paper p-6 text-ink"
          >
            {typeof children === "function" ? children(theme) : children}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Row({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div className="mb-5 last:mb-0">
      {label && <p className="mb-2 text-xs text-ink-3">{label}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

import type { ReactNode } from "react";

export const ItemPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 border-b border-line pb-2 font-serif text-lg font-medium">{title}</h3>
    {children}
  </section>
);

import type { ReactNode } from "react";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { Form } from "react-router";

interface SecurityFrameProps {
  title: string;
  lead: string;
  trail: { label: string; to: string }[];
  children: ReactNode;
}

export function SecurityFrame({ title, lead, trail, children }: SecurityFrameProps) {
  return (
    <div className="flex flex-col gap-8">
      <header>
        <Breadcrumb steps={[...trail, { label: title }]} />
        <h2 className="display mt-4 text-3xl">{title}</h2>
        <p className="mt-2 max-w-2xl text-ink-2">{lead}</p>
      </header>
      {children}
    </div>
  );
}

interface SecurityFormProps {
  className?: string;
  children: ReactNode;
}

/** Keeps the scroll position, so that the result is visible. */
export const SecurityForm = ({ className = "", children }: SecurityFormProps) => (
  <Form method="post" preventScrollReset noValidate className={`flex flex-col gap-5 ${className}`}>
    {children}
  </Form>
);

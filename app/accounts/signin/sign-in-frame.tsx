import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { HandoverIllustration } from "#app/ui/media/handover-illustration.tsx";
import { Logo } from "#app/ui/media/logo.tsx";

interface SignInFrameProps {
  title?: string;
  lead?: string;
  children: ReactNode;
}

export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  return (
    <div className="grid grow grid-cols-1 lg:grid-cols-2">
      <div className="wrap flex max-w-lg min-w-0 flex-col justify-center gap-8 py-12">
        <Link
          to="/"
          aria-label={brand.name}
          className="-m-1 self-start rounded-control p-1 text-accent"
        >
          <Logo className="h-8" />
        </Link>
        {title && (
          <header>
            <h1 className="display text-4xl">{title}</h1>
            {lead && <p className="mt-3 text-ink-2">{lead}</p>}
          </header>
        )}
        {children}
      </div>
      <div className="hidden place-items-center bg-sunken lg:grid">
        <HandoverIllustration className="w-2/3 max-w-120" />
      </div>
    </div>
  );
}

import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** The name of a bar, which may lead to what it counts. */
export const BarLabel = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? (
    <PlainLink
      to={to}
      className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
    >
      {children}
    </PlainLink>
  ) : (
    children
  );

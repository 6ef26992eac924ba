import type { ReactNode } from "react";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface MenuProps {
  id: string;
  button: ReactNode;
  buttonLabel?: string;
  buttonClassName?: string;
  align?: "start" | "end";
  children: ReactNode;
}

/** A popover follows its button in the tab order. The browser closes it on Escape or a click elsewhere. */
export function Menu({
  id,
  button,
  buttonLabel,
  buttonClassName,
  align = "start",
  children,
}: MenuProps) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={buttonLabel} className={buttonClassName}>
        {button}
      </button>
      <div id={id} popover="auto" data-align={align} className="menu">
        {children}
      </div>
    </>
  );
}

interface MenuLinkProps {
  to: string;
  note?: string;
  current?: boolean;
  children: ReactNode;
}

export function MenuLink({ to, note, current, children }: MenuLinkProps) {
  return (
    <PlainLink to={to} aria-current={current ? "page" : undefined} className="menu-item">
      {note ? (
        <span>
          {children}
          <small>{note}</small>
        </span>
      ) : (
        children
      )}
    </PlainLink>
  );
}

export function MenuSeparator() {
  return <hr className="my-2 border-line" />;
}

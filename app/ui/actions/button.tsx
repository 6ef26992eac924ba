import type { ComponentProps, ReactNode } from "react";
import { buttonClass, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Spinner } from "#app/ui/feedback/spinner.tsx";
import { PlainLink } from "./plain-link.tsx";

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** The button keeps its width and focus, and ignores further clicks. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({
  variant,
  size,
  icon,
  pending = false,
  pendingLabel,
  className = "",
  children,
  onClick,
  type = "submit",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        // The second click of a double click comes before `pending` is rendered, and would submit the form twice.
        const isRepeated = type === "submit" && event.detail > 1;
        if (pending || isRepeated) event.preventDefault();
        else onClick?.(event);
      }}
      className={`${buttonClass(variant, size)} relative ${className}`}
    >
      <span
        className={`inline-flex items-center gap-2 ${pending && !pendingLabel ? "opacity-0" : ""}`}
      >
        {pending && pendingLabel ? <Spinner /> : icon}
        {pending && pendingLabel ? pendingLabel : children}
      </span>
      {pending && !pendingLabel && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label="Working" />
        </span>
      )}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  className = "",
  children,
  ...rest
}: Look & ComponentProps<typeof PlainLink>) {
  return (
    <PlainLink {...rest} className={`${buttonClass(variant, size)} ${className}`}>
      {icon}
      {children}
    </PlainLink>
  );
}

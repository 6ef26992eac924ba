import type { ComponentProps, ReactNode } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
  /** The accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({
  label,
  icon,
  className = "",
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-10 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-120 hover:bg-sunken hover:text-ink disabled:text-ink-3 ${className}`}
    >
      {icon}
    </button>
  );
}

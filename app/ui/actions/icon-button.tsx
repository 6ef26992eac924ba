import type { ComponentProps, ReactNode } from "react";

interface IconButtonProps extends ComponentProps<"button"> {
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
      className={`icon-btn ${className}`}
    >
      {icon}
    </button>
  );
}

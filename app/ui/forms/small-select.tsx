import type { ComponentProps } from "react";
import { Icon } from "#app/ui/media/icon.tsx";
import { Select } from "./select.tsx";

export const SmallSelect = ({ className = "", ...props }: ComponentProps<typeof Select>) => (
  <span className={`relative block ${className}`}>
    <Select {...props} className="control control-sm truncate pe-9" />
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
    />
  </span>
);

import { Icon } from "#app/ui/media/icon.tsx";
import type { ReactNode } from "react";

interface LockedRowProps {
  what: string;
  how: ReactNode;
  action?: ReactNode;
}

export function LockedRow({ what, how, action }: LockedRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-sunken text-ink-2"
      >
        <Icon name="lock-keyhole" className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{what}</p>
        <p className="text-sm text-ink-2">{how}</p>
      </div>
      {action}
    </div>
  );
}

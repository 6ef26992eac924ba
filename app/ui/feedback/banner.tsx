import { Icon } from "#app/ui/media/icon.tsx";
import { type ReactNode, useState } from "react";

const looks = {
  info: { box: "bg-accent-soft text-accent", icon: "info" },
  success: { box: "bg-success-soft text-success", icon: "circle-check" },
  warning: { box: "bg-warning-soft text-warning", icon: "triangle-alert" },
  danger: { box: "bg-danger-soft text-danger", icon: "circle-alert" },
} as const;

interface BannerProps {
  tone?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  dismissible?: boolean;
}

export function Banner({ tone = "info", title, children, action, dismissible }: BannerProps) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const { box, icon } = looks[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`flex items-start gap-3 rounded-control px-4 py-3 text-sm forced-colors:border ${box}`}
    >
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
      {action}
      {dismissible && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => setClosed(true)}
          className="js-only -my-1.5 -me-2 grid size-9 shrink-0 place-items-center rounded-control hover:bg-surface"
        >
          <Icon name="x" className="size-4" />
        </button>
      )}
    </div>
  );
}

import { useState } from "react";
import { BellPanel } from "./bell-panel.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

/** A link on phones and without JavaScript, otherwise a button that opens the latest notifications. */
export default function NotificationBell({ unread, tone }: { unread: number; tone?: "deep" }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const label = unread > 0 ? `Notifications, ${formatNumber(unread)} unread` : "Notifications";
  const look = `relative size-11 place-items-center rounded-control ${tone ? "hover:bg-deep-2" : "hover:bg-sunken"}`;
  const icon = (
    <>
      <Icon name="bell" className="size-5.5" />
      {unread > 0 && (
        <span aria-hidden="true" className="unread absolute top-0.5 left-1/2">
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </>
  );
  return (
    <>
      <PlainLink
        to="/account/notifications"
        aria-label={label}
        className={`grid ${look} ${isHydrated ? "lg:hidden" : ""}`}
      >
        {icon}
      </PlainLink>
      {isHydrated && (
        <>
          <button
            type="button"
            popoverTarget="notification-bell"
            aria-label={label}
            className={`hidden ${look} lg:grid`}
          >
            {icon}
          </button>
          <div
            id="notification-bell"
            popover="auto"
            data-align="end"
            className="menu w-96"
            onToggle={(event) => setOpen(event.newState === "open")}
          >
            {isOpen && <BellPanel />}
          </div>
        </>
      )}
    </>
  );
}

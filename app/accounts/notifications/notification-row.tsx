import { notificationHref, type NotificationView } from "./notification-view.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

export function NotificationRow({ id, icon, title, text, isUnread, time }: NotificationView) {
  return (
    <li className="group relative flex items-start gap-3 rounded-control px-3 py-3 transition-colors duration-120 hover:bg-sunken">
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full ${isUnread ? "bg-accent-soft text-accent" : "bg-sunken text-ink-3 group-hover:bg-surface"}`}
      >
        <Icon name={icon} className="size-4.5" />
      </span>
      <div className="min-w-0 grow">
        <PlainLink
          to={notificationHref(id)}
          className={`covers block text-sm wrap-anywhere ${isUnread ? "font-semibold" : "font-medium text-ink-2"}`}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
          {title}
        </PlainLink>
        {text && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{text}</p>}
        <p className="mt-0.5 text-xs text-ink-3">
          <TimeAgo {...time} />
        </p>
      </div>
      {isUnread && (
        <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-warm" />
      )}
    </li>
  );
}

import type { AlertView } from "#app/admin/dashboard/alerts.ts";
import { hasPage } from "#app/has-page.ts";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

/** What waits for an administrator, most urgent first. */
export function AlertsPanel({ alerts }: { alerts: readonly AlertView[] }) {
  return (
    <Card title="Alerts">
      {alerts.length === 0 ? (
        <p className="flex items-center gap-3 text-ink-2">
          <Icon name="circle-check" className="size-5 shrink-0 text-success" />
          Nothing needs you right now.
        </p>
      ) : (
        <ul className="-my-1 flex flex-col divide-y divide-line">
          {alerts.map((alert) => (
            <li key={alert.text}>
              <AlertLine alert={alert} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function AlertLine({ alert: { text, to, isUrgent } }: { alert: AlertView }) {
  const content = (
    <>
      <Icon
        name={isUrgent ? "triangle-alert" : "clock"}
        className={`size-4 shrink-0 ${isUrgent ? "text-danger" : "text-ink-3"}`}
      />
      <span className="grow">
        {isUrgent && <span className="sr-only">Urgent: </span>}
        {text}
      </span>
    </>
  );
  const lineClass = "flex min-h-11 items-center gap-3 py-2 text-sm";
  return hasPage(to) ? (
    <PlainLink to={to} className={`${lineClass} hover:text-accent`}>
      {content}
      <Icon name="chevron-right" className="size-4 shrink-0 text-ink-3" />
    </PlainLink>
  ) : (
    <p className={lineClass}>{content}</p>
  );
}

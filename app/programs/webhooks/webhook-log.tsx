import { Form } from "react-router";
import type { Paged } from "#app/shared/paging.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import { type Attempt, type DeliveryState, deliveryStates, describeAttempt } from "./webhook.ts";
import { eventLabel } from "./webhook-events.ts";
import { deliveryStateLabels } from "./webhook-state-badge.tsx";

interface LoggedDelivery {
  key: string;
  messageId: string;
  event: string;
  happenedAt: string;
  state: DeliveryState;
  /** When it is tried again. */
  dueAt: string | null;
  attempts: Attempt[];
  payload: string;
}

interface WebhookLogProps {
  href: string;
  state: DeliveryState | null;
  list: Paged<LoggedDelivery>;
}

export function WebhookLog({ href, state, list }: WebhookLogProps) {
  const links = [
    { label: "All", to: href, current: state === null },
    ...deliveryStates.map((name) => ({
      label: deliveryStateLabels[name].label,
      to: `${href}?state=${name}`,
      current: state === name,
    })),
  ];
  return (
    <TitledSection id="log-title" title="Log">
      <FilterLinks label="Show" links={links} />
      {list.rows.length > 0 ? (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {list.rows.map((row) => (
              <li key={row.key}>
                <LogRow row={row} />
              </li>
            ))}
          </ul>
          <ListPagination label="Pages of the log" list={list} />
        </>
      ) : (
        <EmptyState
          headingLevel={3}
          title="Nothing here"
          hint="Send a test to see what your program answers."
        />
      )}
    </TitledSection>
  );
}

function LogRow({ row }: { row: LoggedDelivery }) {
  const { label, tone } = deliveryStateLabels[row.state];
  return (
    <details className="group py-3">
      <summary className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-semibold">{eventLabel(row.event)}</span>
        <span className="text-sm text-ink-2">
          <DateText value={row.happenedAt} format="with-time" />
        </span>
        <span className="ms-auto">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </summary>
      <div className="flex flex-col items-start gap-4 py-3">
        <ol className="flex flex-col gap-1 text-sm">
          {row.attempts.map((attempt) => (
            <li key={attempt.at}>
              <DateText value={attempt.at} format="with-time" />
              {`: ${describeAttempt(attempt)}, after ${attempt.ms} ms`}
            </li>
          ))}
          {row.dueAt && (
            <li>
              Next attempt: <DateText value={row.dueAt} format="with-time" />
            </li>
          )}
        </ol>
        <p className="text-sm text-ink-2">
          webhook-id: <code className="wrap-anywhere">{row.messageId}</code>
        </p>
        <pre className="max-w-full rounded-control border border-line bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap">
          {row.payload}
        </pre>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="messageId" value={row.key} />
          <Button name="intent" value="send-again" variant="secondary" size="sm">
            {row.state === "waiting" ? "Send now" : "Send again"}
          </Button>
        </Form>
      </div>
    </details>
  );
}

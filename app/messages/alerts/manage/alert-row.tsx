import { frequencyLabels } from "#app/messages/alerts/alert.ts";
import { Form } from "react-router";
import type { AlertView } from "./alert-views.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";

export function AlertRow({ alert }: { alert: AlertView }) {
  const { id, source, title, description, frequency, state, lastSent } = alert;
  const to = source === "newsletter" ? "/account/profile#newsletter" : `/account/alerts/${id}`;
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-semibold">
          <PlainLink to={to} className="hover:text-accent hover:underline">
            {title}
          </PlainLink>
        </h3>
        {description && <p className="mt-0.5 text-ink-2">{description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <AlertState state={state} />
          {source !== "newsletter" && <span>{frequencyLabels[frequency]}</span>}
          <span>
            {lastSent ? (
              <>
                Last email <TimeAgo {...lastSent} />
              </>
            ) : (
              "No email yet"
            )}
          </span>
        </p>
      </div>
      <Form method="post" action="/account/alerts" className="flex flex-wrap gap-2">
        <input type="hidden" name="alertId" value={id} />
        {[states[state], { intent: "delete", action: "Delete" }].map(({ intent, action }) => (
          <Button
            key={intent}
            name="intent"
            value={intent}
            variant="secondary"
            size="sm"
            aria-label={`${action}: ${title}`}
          >
            {action}
          </Button>
        ))}
      </Form>
    </article>
  );
}

const states = {
  active: { tone: "success", label: "Active", intent: "pause", action: "Pause" },
  paused: { tone: "neutral", label: "Paused", intent: "resume", action: "Resume" },
  "not-confirmed": {
    tone: "warning",
    label: "Not confirmed",
    intent: "resend",
    action: "Send the link again",
  },
} as const;

export const AlertState = ({ state }: { state: AlertView["state"] }) => (
  <Badge tone={states[state].tone}>{states[state].label}</Badge>
);

import { Form } from "react-router";
import type { AlertView } from "#app/messages/alerts/manage/make-alert-view.ts";
import { AlertState } from "#app/messages/alerts/manage/alert-state.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

/** One alert of the list. Its buttons are forms, so that they work without JavaScript. */
export function AlertRow({ alert }: { alert: AlertView }) {
  const { id, title, description, frequencyLabel, state, lastSent } = alert;
  return (
    <article className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-semibold">
          <PlainLink to={`/account/alerts/${id}`} className="hover:text-accent hover:underline">
            {title}
          </PlainLink>
        </h3>
        {description && <p className="mt-0.5 text-ink-2">{description}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <AlertState state={state} />
          <span>{frequencyLabel}</span>
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
        {state === "not-confirmed" && (
          <AlertButton intent="resend" title={title}>
            Send the link again
          </AlertButton>
        )}
        {state === "active" && (
          <AlertButton intent="pause" title={title}>
            Pause
          </AlertButton>
        )}
        {state === "paused" && (
          <AlertButton intent="resume" title={title}>
            Resume
          </AlertButton>
        )}
        <AlertButton intent="delete" title={title}>
          Delete
        </AlertButton>
      </Form>
    </article>
  );
}

interface AlertButtonProps {
  intent: "pause" | "resume" | "delete" | "resend";
  title: string;
  children: string;
}

const AlertButton = ({ intent, title, children }: AlertButtonProps) => (
  <Button
    name="intent"
    value={intent}
    variant="secondary"
    size="sm"
    aria-label={`${children}: ${title}`}
  >
    {children}
  </Button>
);

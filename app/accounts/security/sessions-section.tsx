import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import { Section } from "#app/accounts/security/security-section.tsx";
import type { SessionRow } from "#app/accounts/sessions/sessions.server.ts";
import type { SecurityResult } from "#app/accounts/security/security-messages.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { makeTimeAgo } from "#app/ui/format/format-date.ts";

interface SessionsSectionProps {
  sessions: SessionRow[];
  now: string;
  result: SecurityResult | null;
  working: boolean;
}

export function SessionsSection({ sessions, now, result, working }: SessionsSectionProps) {
  return (
    <Section
      id="sessions"
      title="Where you're signed in"
      about="If you don't recognize a device, sign it out and change your password."
      help={["devices", "About devices and sign-ins"]}
      result={result}
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.isCurrent && <Badge tone="accent">This device</Badge>}
              </p>
              <p className="text-sm text-ink-2">
                <span className="figures">{session.ip}</span>
                {" · last used "}
                <TimeAgo {...makeTimeAgo(new Date(session.usedAt), new Date(now))} />
                {" · signed in "}
                <DateText value={session.signedInAt} />
              </p>
            </div>
            {!session.isCurrent && (
              <IntentForm intent="end-session">
                <input type="hidden" name="session" value={session.id} />
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={working}
                  aria-label={`Sign out ${session.device}, ${session.ip}`}
                >
                  Sign out
                </Button>
              </IntentForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <IntentForm intent="end-other-sessions">
          <Button variant="secondary" disabled={working} className="self-start">
            Sign out all other devices
          </Button>
        </IntentForm>
      )}
    </Section>
  );
}

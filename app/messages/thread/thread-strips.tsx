import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ThreadData } from "./load-thread.server.ts";
import type { ThreadIntent } from "./thread-result.ts";
import { Button } from "#app/ui/actions/button.tsx";

/** Above the messages: access, the offer, and shared contact details. */
export function ThreadStrips({ thread, children }: { thread: ThreadData; children: ReactNode }) {
  const { id, sharing } = thread;
  if (!sharing && !children) return null;
  return (
    <div
      id="sharing"
      className="flex scroll-mt-24 flex-col divide-y divide-line border-b border-line text-sm"
    >
      {children}
      {sharing && (
        <ThreadStrip
          text={
            sharing === "shared"
              ? `${thread.other.name} sees your full name, email address and phone number here.`
              : `${thread.other.name} sees only your first name.`
          }
        >
          <StepButton
            threadId={id}
            intent={sharing === "shared" ? "stop-sharing" : "share-contact"}
            variant="secondary"
          >
            {sharing === "shared" ? "Stop sharing" : "Share my contact details"}
          </StepButton>
        </ThreadStrip>
      )}
    </div>
  );
}

export const ThreadStrip = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
    <p className="max-w-[60ch] text-ink-2">{text}</p>
    <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
  </div>
);

interface StepButtonProps {
  threadId: string;
  intent: ThreadIntent;
  variant: "primary" | "secondary";
  children: ReactNode;
}

const StepButton = ({ threadId, intent, variant, children }: StepButtonProps) => (
  <Form method="post" action={`/account/leads/${threadId}`} preventScrollReset>
    <Button name="intent" value={intent} size="sm" variant={variant}>
      {children}
    </Button>
  </Form>
);

import type { ReactNode } from "react";
import { Form } from "react-router";
import {
  decisionLabels,
  possibleDecisions,
} from "#app/listings/media/documents/document-access.ts";
import type { ThreadData } from "./load-thread.server.ts";
import type { ThreadIntent } from "./thread-result.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

/** What the owner shows this buyer: contact details, and what waits for access. */
export function ThreadAccess({ thread }: { thread: ThreadData }) {
  const { id, sharing, access } = thread;
  if (!sharing && !access) return null;
  return (
    <div
      id="sharing"
      className="flex scroll-mt-24 flex-col divide-y divide-line border-b border-line text-sm"
    >
      {access && <DocumentsRow thread={thread} access={access} />}
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

interface DocumentsRowProps {
  thread: ThreadData;
  access: NonNullable<ThreadData["access"]>;
}

function DocumentsRow({ thread, access: { grant, canDecide } }: DocumentsRowProps) {
  const { id, isOwner, listing, other } = thread;
  const { name } = other;
  if (!isOwner)
    return (
      <ThreadStrip text={buyerTexts[grant]}>
        {grant === "granted" && listing && (
          <PlainLink to={`/business/${listing.id}#confidential`} className="link">
            See what is open
          </PlainLink>
        )}
      </ThreadStrip>
    );
  const texts = {
    requested: `${name} requested your documents.`,
    granted: `${name} has access to your documents and what else you keep for buyers with access.`,
    refused: `${name} has no access to your documents.`,
  };
  return (
    <ThreadStrip text={texts[grant]}>
      {canDecide &&
        possibleDecisions[grant].map((decision) => (
          <StepButton
            key={decision}
            threadId={id}
            intent={decision}
            variant={grant === "requested" && decision === "grant" ? "primary" : "secondary"}
          >
            {decisionLabels[decision]}
          </StepButton>
        ))}
    </ThreadStrip>
  );
}

const buyerTexts = {
  requested: "You requested the documents. We'll tell you once the owner gives you access.",
  granted: "You have access to what the owner keeps confidential.",
  refused: "The owner has not given you access. You can still write to them.",
};

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

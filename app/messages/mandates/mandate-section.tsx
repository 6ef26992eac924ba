import { Form } from "react-router";
import { leadHref } from "#app/messages/leads/lead.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { maxMandateReason } from "./mandate.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";

interface MandateSectionProps {
  mandate: {
    brokerId: string;
    brokerName: string;
    brokerage: string | null;
    since: string;
    conversationId: string | null;
  };
  /** The reader is the broker, not the owner. */
  isBroker: boolean;
}

/** On the desk of a listing with a broker. */
export function MandateSection({ mandate, isBroker }: MandateSectionProps) {
  const { brokerId, brokerName, brokerage, since, conversationId } = mandate;
  return (
    <section
      aria-labelledby="mandate-title"
      className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 rounded-surface border border-line bg-surface p-5"
    >
      <div className="max-w-[65ch]">
        <h2 id="mandate-title" className="font-serif text-lg font-medium tracking-tight">
          {isBroker ? "You represent this listing" : "Your broker"}
        </h2>
        {!isBroker && (
          <p className="mt-1">
            <PlainLink to={`/brokers/${brokerId}`} className="link font-semibold">
              {brokerName}
            </PlainLink>
            {brokerage && <span className="text-ink-2">{`, ${brokerage}`}</span>}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-2">
          Since <DateText value={since} />.{" "}
          {isBroker
            ? "You edit it, answer buyers in the owner's name and grant documents. The owner can read every message, and decides about the package and the sale."
            : "Your broker edits the listing, answers buyers in your name and grants documents. You read every conversation."}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {conversationId && (
          <PlainLink
            to={leadHref(conversationId)}
            className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4"
          >
            {isBroker ? "Message the owner" : "Message your broker"}
          </PlainLink>
        )}
        <EndMandate isBroker={isBroker} />
      </div>
    </section>
  );
}

const dialog = "end-mandate";

function EndMandate({ isBroker }: { isBroker: boolean }) {
  return (
    <>
      <DialogButton dialog={dialog} variant="secondary" size="sm">
        End mandate
      </DialogButton>
      <Dialog
        id={dialog}
        title="End the mandate?"
        dismiss="Keep it"
        actions={
          <SubmitButton intent={dialog} variant="danger" form={`${dialog}-form`}>
            End the mandate
          </SubmitButton>
        }
      >
        <p>
          {isBroker
            ? "You no longer see the listing and its conversations. Buyers message the owner again."
            : "Your broker no longer sees the listing and its conversations. Buyers message you again. What your broker wrote stays."}
        </p>
        <Form id={`${dialog}-form`} method="post" className="mt-4">
          <TextArea
            label="Reason"
            name="reason"
            id="mandate-reason"
            optional
            rows={3}
            maxLength={maxMandateReason}
            hint={
              isBroker ? "The owner sees it, and so do we." : "Your broker sees it, and so do we."
            }
          />
        </Form>
      </Dialog>
    </>
  );
}

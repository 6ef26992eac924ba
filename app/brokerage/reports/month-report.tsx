import { Form } from "react-router";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { maxNote, pdfHref } from "./owner-report.ts";

interface MonthReportProps {
  clientId: string;
  month: string;
  name: string;
  note: string;
  isSent: boolean;
  isSentByHand: boolean;
  isOver: boolean;
  canSend: boolean;
}

export function MonthReport(props: MonthReportProps) {
  const { clientId, month, name, note, isSent, isSentByHand, isOver, canSend } = props;
  return (
    <TitledSection
      id={`month-${month}`}
      title={name}
      aside={
        <p className="text-sm text-ink-2">
          {isSent
            ? "Sent"
            : isOver
              ? "Not sent"
              : canSend
                ? "Goes out on the first of the next month"
                : "Waits until the owner has confirmed"}
        </p>
      }
    >
      {!isSentByHand && (
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="month" value={month} />
          <TextArea
            label={`Your note for ${name}`}
            name="note"
            id={`note-${month}`}
            optional
            rows={5}
            maxLength={maxNote}
            defaultValue={note}
            hint="A few sentences, in your own words. They stand above the figures."
          />
          <div>
            <SubmitButton variant="secondary" size="sm" pendingLabel="Saving…">
              Save the note
            </SubmitButton>
          </div>
        </Form>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <a href={pdfHref(clientId, month)} className={buttonClass("secondary")}>
          {isSent ? "Open the PDF as sent" : "Preview the PDF"}
        </a>
        {isOver && canSend && !isSentByHand && (
          <PostButton intent="send">{isSent ? "Send once more" : "Send now"}</PostButton>
        )}
      </div>
    </TitledSection>
  );
}

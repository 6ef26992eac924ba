import { Form } from "react-router";
import { maxQuestionLength } from "#app/deals/room/room.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formFields } from "#app/ui/forms/form-fields.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import type { ReaderAnswer } from "./answer-reader.server.ts";

interface RoomQuestionsProps {
  title: string;
  questions: {
    id: string;
    question: string;
    askedAt: string;
    answer: string | null;
    isOwn: boolean;
  }[];
  canAsk: boolean;
  answer: ReaderAnswer | null;
}

export function RoomQuestions({ title, questions, canAsk, answer }: RoomQuestionsProps) {
  const refusal = answer && !answer.ok ? answer : null;
  return (
    <TitledSection id="questions-title" title={title} className="mt-14 max-w-prose">
      {questions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {questions.map((one) => (
            <li key={one.id} className="flex flex-col gap-2 py-4">
              <p className="text-sm text-ink-2">
                {one.isOwn ? "You asked" : "A reader asked"}
                {" · "}
                <DateText value={one.askedAt} />
              </p>
              <p className="font-medium wrap-anywhere whitespace-pre-line">{one.question}</p>
              {one.answer === null ? (
                <p className="text-sm text-ink-2">Not answered yet.</p>
              ) : (
                <p className="border-s-2 border-line-strong ps-4 wrap-anywhere whitespace-pre-line">
                  {one.answer}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {answer?.ok && (
        <Banner tone="success">Your question is with the owner. We email you the answer.</Banner>
      )}
      {refusal?.error && <Banner tone="danger">{refusal.error}</Banner>}
      {canAsk ? (
        // Resets the field after the question was sent.
        <Form
          key={questions.length}
          method="post"
          noValidate
          preventScrollReset
          className="flex flex-col gap-3"
        >
          <TextArea
            label="Ask the owner"
            hint="The owner may show question and answer to all readers, without your name."
            maxLength={maxQuestionLength}
            {...formFields(refusal)("question")}
          />
          <div>
            <SubmitButton variant="secondary">Send question</SubmitButton>
          </div>
        </Form>
      ) : (
        questions.length === 0 && <p className="text-ink-2">No questions yet.</p>
      )}
    </TitledSection>
  );
}

import { Form } from "react-router";
import type { RoomAnswer } from "#app/deals/room/filling/answer-room-form.server.ts";
import { maxQuestionLength, ownDocumentHref } from "#app/deals/room/room.ts";
import type { Paged } from "#app/shared/paging.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { TextArea } from "#app/ui/forms/text-area.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";
import type { RoomQuestion } from "./room-questions.queries.server.ts";

interface OwnQuestionsProps {
  listingId: string;
  questions: Paged<RoomQuestion>;
  answers: readonly RoomAnswer[];
}

export function OwnQuestions({ listingId, questions, answers }: OwnQuestionsProps) {
  if (questions.total === 0) return <p className="text-ink-2">Nobody has asked a question yet.</p>;
  const wrong = answers.find(({ field }) => field === "answer");
  return (
    <>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {questions.rows.map((one) => (
          <li key={one.id} className="flex max-w-prose flex-col gap-3 py-5">
            <p className="text-sm text-ink-2">
              {one.asker}
              {" · "}
              <DateText value={one.askedAt} format="with-zone" />
              {one.documentId && (
                <>
                  {" · "}
                  <PlainLink to={ownDocumentHref(listingId, one.documentId)} className="link">
                    {one.documentName}
                  </PlainLink>
                </>
              )}
            </p>
            <p className="font-medium wrap-anywhere whitespace-pre-line">{one.question}</p>
            {one.answer === null ? (
              <AnswerForm question={one} error={wrong?.message ?? null} />
            ) : (
              <>
                <p className="border-s-2 border-line-strong ps-4 wrap-anywhere whitespace-pre-line">
                  {one.answer}
                </p>
                <p className="text-sm text-ink-2">
                  {one.forAll ? "All readers see this answer." : "Only the asker sees this answer."}
                </p>
                <details>
                  <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-accent underline underline-offset-4">
                    Correct it
                  </summary>
                  <AnswerForm question={one} error={null} />
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
      <ListPagination label="Pages of questions" list={questions} />
    </>
  );
}

function AnswerForm({ question, error }: { question: RoomQuestion; error: string | null }) {
  const { id, answer, forAll } = question;
  return (
    <Form method="post" preventScrollReset noValidate className="flex flex-col gap-3">
      <input type="hidden" name="questionId" value={id} />
      <TextArea
        label="Your answer"
        name="answer"
        id={`answer-${id}`}
        defaultValue={answer ?? ""}
        maxLength={maxQuestionLength}
        error={error}
      />
      <Checkbox
        name="forAll"
        id={`for-all-${id}`}
        label="For all readers"
        hint="They see the question and the answer, not who asked."
        defaultChecked={forAll}
      />
      <div>
        <SubmitButton intent="answer" variant="secondary">
          Save answer
        </SubmitButton>
      </div>
    </Form>
  );
}

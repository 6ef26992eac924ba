import { useFetcher } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface AnswerFormProps {
  articleId: string;
  /** After the answer of a browser without scripts. */
  isAnswered: boolean;
}

export function AnswerForm({ articleId, isAnswered }: AnswerFormProps) {
  const { Form, data, state } = useFetcher<{ ok: boolean }>();
  const isDone = isAnswered || data?.ok;
  return (
    <section
      id="answer"
      aria-label="Your opinion"
      className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-surface bg-sunken px-6 py-5"
    >
      <p role="status" className="font-semibold">
        {isDone ? "Thank you. It helps us decide what to write next." : "Did this help?"}
      </p>
      {isDone ? (
        <PlainLink to="/contact" className="link">
          Tell us what is missing
        </PlainLink>
      ) : (
        <Form method="post" action="/articles/answer" className="flex gap-3">
          <input type="hidden" name="article" value={articleId} />
          <Button
            name="helped"
            value="yes"
            variant="secondary"
            size="sm"
            disabled={state !== "idle"}
          >
            Yes
          </Button>
          <Button
            name="helped"
            value="no"
            variant="secondary"
            size="sm"
            disabled={state !== "idle"}
          >
            No
          </Button>
        </Form>
      )}
      {data?.ok === false && (
        <p role="alert" className="text-sm text-danger">
          We couldn't save your answer. Please try again in a while.
        </p>
      )}
    </section>
  );
}

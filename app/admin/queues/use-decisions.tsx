import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import type { QueueAnswer } from "#app/admin/queues/queue-answer.ts";
import { showToast } from "#app/ui/toast-store.ts";

interface Sent {
  key: string;
  id: string;
}

interface Decisions {
  /** What was sent and not yet answered, or is being removed: no longer in the list. */
  hidden: ReadonlySet<string>;
  /** The last refusal, with what has to be corrected. */
  refusal: Extract<QueueAnswer, { ok: false }> | null;
  send(form: FormData, action: string): void;
  /** To be rendered: it listens to the answers. */
  answers: ReactNode;
}

let count = 0;

/**
 * Sends decisions in the background, several at once if need be: whoever decides does not wait for the answer. A refusal brings the
 * item back and says why.
 */
export function useDecisions({
  onUndo,
  onRefusal,
}: {
  onUndo: (id: string) => void;
  onRefusal: (answer: Extract<QueueAnswer, { ok: false }>) => void;
}): Decisions {
  const submit = useSubmit();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [refusal, setRefusal] = useState<Decisions["refusal"]>(null);
  const send: Decisions["send"] = (form, action) => {
    const id = String(form.get("id"));
    if (sent.some((one) => one.id === id)) return;
    const key = `queue-decision-${String((count += 1))}`;
    form.set("stay", "1");
    setRefusal(null);
    setSent((before) => [...before, { key, id }]);
    void submit(form, { method: "post", action, navigate: false, fetcherKey: key });
  };
  const settle = (key: string, answer: QueueAnswer) => {
    setSent((before) => before.filter((one) => one.key !== key));
    if (!answer.ok) {
      setRefusal(answer);
      onRefusal(answer);
      return;
    }
    showToast({
      tone: "success",
      text: answer.message,
      ...(answer.canUndo && { action: { label: "Undo", onPress: () => onUndo(answer.id) } }),
    });
  };
  return {
    hidden: new Set(sent.map(({ id }) => id)),
    refusal,
    send,
    answers: sent.map(({ key }) => (
      <Answer key={key} fetcherKey={key} onAnswer={(answer) => settle(key, answer)} />
    )),
  };
}

/** Waits for one answer, and for the list that was loaded after it. */
function Answer({
  fetcherKey,
  onAnswer,
}: {
  fetcherKey: string;
  onAnswer: (answer: QueueAnswer) => void;
}) {
  const { state, data } = useFetcher<QueueAnswer>({ key: fetcherKey });
  const isTold = useRef(false);
  const tell = useEffectEvent((answer: QueueAnswer) => onAnswer(answer));
  useEffect(() => {
    if (state !== "idle" || !data || isTold.current) return;
    isTold.current = true;
    tell(data);
  }, [state, data]);
  return null;
}

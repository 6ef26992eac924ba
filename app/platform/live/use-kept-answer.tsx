import { useState } from "react";
import { useLocation } from "react-router";

/** The router drops a form's response whenever the page is reloaded, which live updates do at any moment. */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [kept, setKept] = useState({ address, answer });
  if (answer !== undefined && answer !== kept.answer) setKept({ address, answer });
  return answer ?? (kept.address === address ? kept.answer : undefined);
}

import { useState } from "react";
import { useLocation } from "react-router";

/**
 * The answer to the last form of this page. The router drops it whenever the page is loaded again, which live updates do at any
 * moment, also because of the very change that was answered.
 */
export function useKeptAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [kept, setKept] = useState({ address, answer });
  if (answer !== undefined && answer !== kept.answer) setKept({ address, answer });
  return answer ?? (kept.address === address ? kept.answer : undefined);
}

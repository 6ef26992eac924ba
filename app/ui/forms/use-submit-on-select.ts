import type { FormEvent } from "react";
import { useSubmit } from "react-router";

/** For `onChange` of a GET form that also has a button. */
export function useSubmitOnSelect() {
  const submit = useSubmit();
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement)
      void submit(currentTarget, { preventScrollReset: true });
  };
}

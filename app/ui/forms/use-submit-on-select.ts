import type { FormEvent } from "react";
import { useSubmit } from "react-router";

export function useSubmitOnSelect() {
  const submit = useSubmit();
  return ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement)
      void submit(currentTarget, { preventScrollReset: true });
  };
}

import { useRef, useState } from "react";
import { autosave, type FieldTexts, startAutosave } from "./autosave.ts";
import { fieldNames } from "./listing-fields.ts";
import { readFields } from "./read-fields.ts";
import type { Autosave } from "./use-autosave.tsx";

/** What the fields of a listing need around them in a form that is sent as a whole: nothing is saved before. */
export function useEditorForm(initial: FieldTexts): Autosave {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(() => startAutosave(initial, ""));
  const nothing = () => state;
  return {
    state,
    wasRestored: false,
    flush: async () => false,
    keepMine: nothing,
    takeTheirs: nothing,
    form: {
      ref: form,
      onChange: (event) => {
        const texts = readFields(new FormData(event.currentTarget), fieldNames);
        setState((current) => autosave(current, { type: "typed", texts }));
        return state;
      },
      onBlur: () => {},
    },
  };
}

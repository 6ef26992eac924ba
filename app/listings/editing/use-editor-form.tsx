import { useRef, useState } from "react";
import { autosave, type FieldTexts, startAutosave } from "#app/listings/editing/autosave.ts";
import { fieldNames } from "#app/listings/editing/listing-fields.ts";
import { readFields } from "#app/listings/editing/read-fields.ts";
import type { Autosave } from "#app/listings/editing/use-autosave.tsx";

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

import { createContext, type ReactNode, useContext } from "react";
import type { FieldTexts } from "./autosave.ts";
import { canEdit, type EditorRole, type FieldName, requiredMessages } from "./listing-fields.ts";
import type { Autosave } from "./use-autosave.tsx";
import type { ListingStatus } from "#app/listings/listing.ts";
import type { FieldErrors } from "#app/shared/form-errors.ts";
import type { Currency } from "#app/shared/money.ts";
import type { CountryCode } from "#app/shared/places.ts";

interface Editor {
  autosave: Autosave;
  status: ListingStatus;
  editedBy?: EditorRole;
  /** Where the business is, for examples and currencies. */
  country: CountryCode;
  currency: Currency;
  /** The texts that the form is rendered with. */
  initial: FieldTexts;
  /** What the server found wrong with a form that was sent. */
  errors: FieldErrors;
}

const EditorContext = createContext<Editor | null>(null);

export const ListingEditor = ({ children, ...editor }: Editor & { children: ReactNode }) => (
  <EditorContext value={editor}>{children}</EditorContext>
);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("A field needs a ListingEditor around it");
  return editor;
}

/** All that the input of a field shows. */
export function useField(name: FieldName) {
  const { autosave, initial, errors, status, editedBy } = useEditor();
  const { typed, refused, conflicts, notices, arrived } = autosave.state;
  const value = typed[name] ?? "";
  const refusal = refused[name];
  const isUntouched = value === (initial[name] ?? "");
  const missing = !isUntouched && value.trim() === "" ? requiredMessages[name] : undefined;
  const sentError = isUntouched ? errors[name] : undefined;
  return {
    initial: initial[name] ?? "",
    value,
    error: (refusal?.text === value ? refusal.message : sentError) ?? missing ?? null,
    conflict: conflicts[name],
    notice: notices[name],
    hasArrived: arrived.includes(name),
    disabled: !canEdit(name, status, editedBy),
    keepMine: () => autosave.keepMine(name),
    takeTheirs: () => autosave.takeTheirs(name),
  };
}

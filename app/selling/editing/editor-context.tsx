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
  country: CountryCode;
  currency: Currency;
  initial: FieldTexts;
  errors: FieldErrors;
  /** The listing as visitors see it; a new one has no address yet. */
  visitorsViewTo?: string | null;
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

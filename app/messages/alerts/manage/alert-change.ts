import { type AlertFrequency, alertFrequencies } from "#app/messages/alerts/alert.ts";
import { formText } from "#app/shared/form-text.ts";

export type AlertChange =
  | { kind: "edit"; name: string; frequency: AlertFrequency }
  | { kind: "pause" | "resume" | "delete" };

export const maxAlertName = 80;

/** Null for a form that none of our pages sends. */
export function parseAlertChange(form: FormData): AlertChange | null {
  const intent = form.get("intent");
  if (intent === "pause" || intent === "resume" || intent === "delete") return { kind: intent };
  const frequency = alertFrequencies.find((known) => known === form.get("frequency"));
  if (intent !== "edit" || !frequency) return null;
  return { kind: "edit", name: cleanName(formText(form, "name")), frequency };
}

/** One line, because it is part of an email's subject. */
const cleanName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, maxAlertName)
    .replace(/[\ud800-\udbff]$/, "")
    .trim();

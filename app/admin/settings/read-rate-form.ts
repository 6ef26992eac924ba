import type { FieldErrors } from "#app/shared/form-errors.ts";

const mostBytes = 512 * 1024;

/** The rates of a form as CSV, whether they were typed, pasted or uploaded. */
export async function readRateForm(
  form: FormData,
): Promise<{ text: string; errors?: FieldErrors }> {
  if (form.get("intent") === "add") return readTyped(form);
  const file = form.get("file");
  if (file instanceof File && file.size > mostBytes)
    return { text: "", errors: { file: "The file is larger than 512 KB" } };
  if (file instanceof File && file.size > 0) return { text: await file.text() };
  return { text: textOf(form, "csv") };
}

function readTyped(form: FormData): { text: string; errors?: FieldErrors } {
  const day = textOf(form, "day").trim();
  const lines = (["USD", "MXN"] as const).flatMap((currency) => {
    const rate = textOf(form, currency).trim().replace(",", ".");
    return rate === "" ? [] : [{ currency, rate }];
  });
  const errors: FieldErrors = {};
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) errors.day = "Enter a day, such as 2026-11-16";
  if (lines.length === 0) errors.USD = "Enter at least one rate";
  for (const { currency, rate } of lines)
    if (!/^\d{1,6}(\.\d{1,6})?$/.test(rate) || Number(rate) === 0)
      errors[currency] = "Enter a rate with at most six decimals, such as 0.7134";
  const text = lines.map(({ currency, rate }) => `${currency},${day},${rate}`).join("\n");
  return Object.keys(errors).length > 0 ? { text, errors } : { text };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

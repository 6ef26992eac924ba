import { data } from "react-router";
import type { FieldErrors } from "#app/shared/form-errors.ts";

export interface ReportRefusal {
  error: string;
  errors: FieldErrors;
  typed: { reason: string; details: string };
}

export const refuseReport = (
  form: FormData,
  status: number,
  { error = "", errors = {} }: Partial<Pick<ReportRefusal, "error" | "errors">>,
) => {
  const text = (name: string) => String(form.get(name) ?? "");
  const typed = { reason: text("reason"), details: text("details") };
  return data<ReportRefusal>({ error, errors, typed }, { status });
};

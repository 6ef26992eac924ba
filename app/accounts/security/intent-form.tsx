import type { ReactNode } from "react";
import { Form } from "react-router";

interface IntentFormProps {
  intent: string;
  className?: string;
  children: ReactNode;
}

/** Keeps the scroll position, so that the result is visible. */
export function IntentForm({ intent, className = "", children }: IntentFormProps) {
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      className={`flex flex-col gap-5 ${className}`}
    >
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

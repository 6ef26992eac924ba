import type { ReactNode } from "react";
import { Form } from "react-router";

interface IntentFormProps {
  /** Tells the page's action which of its forms was submitted. */
  intent: string;
  className?: string;
  children: ReactNode;
}

/** One of several forms on a page. The scroll position is kept, so that the result is visible beside the form. */
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

import type { ReactNode } from "react";
import { Form } from "react-router";

interface IntentFormProps {
  /** Which of the page's forms it is: its action tells them apart by this. */
  intent: string;
  className?: string;
  children: ReactNode;
}

/** One of several forms on a page. The page stays where it is, so that the answer is seen beside the form. */
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

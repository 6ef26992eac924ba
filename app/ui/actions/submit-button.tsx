import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "./button.tsx";

interface SubmitButtonProps extends Omit<ComponentProps<typeof Button>, "pending"> {
  /** Which button of the page sent the form. */
  intent?: string;
}

/** Shows that it is working, from the click until the next page is there. */
export function SubmitButton({ intent, ...button }: SubmitButtonProps) {
  const { formMethod, formData } = useNavigation();
  if (intent === undefined) return <Button {...button} pending={formMethod === "POST"} />;
  const isSending = formData?.get("intent") === intent;
  return <Button {...button} name="intent" value={intent} pending={isSending} />;
}

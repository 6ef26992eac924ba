import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "./button.tsx";

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Which button of the page sent the form. */
  intent?: string;
  /** Something that the form depends on is loading. */
  pending?: boolean;
}

/** Shows that it is working, from the click until the next page is there. */
export function SubmitButton({ intent, pending = false, ...button }: SubmitButtonProps) {
  const { formMethod, formData } = useNavigation();
  if (intent === undefined)
    return <Button {...button} pending={pending || formMethod === "POST"} />;
  const isSending = formData?.get("intent") === intent;
  return <Button {...button} name="intent" value={intent} pending={pending || isSending} />;
}

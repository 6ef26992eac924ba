import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "./button.tsx";

interface PostButtonProps extends Omit<ComponentProps<typeof Button>, "form"> {
  intent?: string;
  fields?: Readonly<Record<string, string | number>>;
  form?: Omit<ComponentProps<typeof Form>, "method" | "children">;
}

/** A form of one button, which shows that it is working until the next page is there. */
export function PostButton({
  intent,
  fields = {},
  form,
  pending = false,
  ...button
}: PostButtonProps) {
  const { formData } = useNavigation();
  const sent = Object.entries(intent === undefined ? fields : { intent, ...fields });
  const isSending = formData && sent.every(([name, value]) => formData.get(name) === String(value));
  return (
    <Form method="post" {...form}>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} pending={pending || (isSending ?? false)} />
    </Form>
  );
}

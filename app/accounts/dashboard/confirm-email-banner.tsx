import { Form } from "react-router";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";

/** Sends a new link through the security page, which says what happened. */
export function ConfirmEmailBanner({ email }: { email: string }) {
  return (
    <Banner
      tone="warning"
      title="Confirm your email address"
      action={
        <Form method="post" action="/account/security" className="shrink-0">
          <input type="hidden" name="intent" value="send-confirmation" />
          <Button variant="secondary" size="sm">
            Send a new link
          </Button>
        </Form>
      }
    >
      {`Open the link that we emailed to ${email}. Until then you can send 3 inquiries a day.`}
    </Banner>
  );
}

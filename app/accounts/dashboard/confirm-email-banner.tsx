import { Form } from "react-router";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Button } from "#app/ui/actions/button.tsx";

export function ConfirmEmailBanner({ email }: { email: string }) {
  return (
    <Banner tone="warning" title="Confirm your email address">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 wrap-anywhere">
          {`Open the link that we emailed to ${email}. Until then you can send 3 inquiries a day.`}
        </p>
        <Form method="post" action="/account/security">
          <input type="hidden" name="intent" value="send-confirmation" />
          <Button variant="secondary" size="sm">
            Send a new link
          </Button>
        </Form>
      </div>
    </Banner>
  );
}

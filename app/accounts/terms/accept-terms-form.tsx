import { Form } from "react-router";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface AcceptTermsFormProps {
  version: string;
  returnTo: string;
  isSending: boolean;
  size?: "sm";
}

export function AcceptTermsForm({ version, returnTo, isSending, size }: AcceptTermsFormProps) {
  return (
    <Form method="post" action="/account/terms">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button size={size} pending={isSending}>
        I agree
      </Button>
    </Form>
  );
}

export const LegalLinks = () => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2">
    <li>
      <PlainLink to="/terms-of-service" className="link">
        Terms of Service
      </PlainLink>
    </li>
    <li>
      <PlainLink to="/privacy-policy" className="link">
        Privacy Policy
      </PlainLink>
    </li>
  </ul>
);

import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface AcceptTermsFormProps {
  version: string;
  returnTo: string;
  size?: "sm";
}

export function AcceptTermsForm({ version, returnTo, size }: AcceptTermsFormProps) {
  return (
    <PostButton fields={{ version, returnTo }} form={{ action: "/account/terms" }} size={size}>
      I agree
    </PostButton>
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

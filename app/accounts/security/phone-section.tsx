import { Link } from "react-router";
import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import { ConfirmedBadge, Section } from "#app/accounts/security/security-section.tsx";
import type { SecurityResult } from "#app/accounts/security/security-messages.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";

interface PhoneSectionProps {
  phone: string;
  phoneVerified: boolean;
  codeSent: boolean;
  canSend: boolean;
  result: SecurityResult | null;
  working: boolean;
}

export function PhoneSection({
  phone,
  phoneVerified,
  codeSent,
  canSend,
  result,
  working,
}: PhoneSectionProps) {
  return (
    <Section
      id="phone"
      title="Phone number"
      about="A confirmed number shows buyers and sellers that they can reach you."
      result={result}
    >
      {phone ? (
        <p className="flex flex-wrap items-center gap-3">
          <span className="figures font-medium">{phone}</span>
          <ConfirmedBadge isConfirmed={phoneVerified} />
        </p>
      ) : (
        <p>
          <Link to="/account/profile" className="link">
            Add a phone number to your profile
          </Link>
        </p>
      )}
      {phone && !phoneVerified && !canSend && (
        <p className="text-sm text-ink-2">We can't send text messages right now.</p>
      )}
      {phone && !phoneVerified && canSend && codeSent && (
        <IntentForm intent="confirm-phone">
          <TextField
            label="Code from the text message"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className="figures max-w-40 tracking-widest"
            hint="Six digits. The code expires in 10 minutes."
            error={result?.errors.code}
          />
          <Button pending={working} className="self-start">
            Confirm number
          </Button>
        </IntentForm>
      )}
      {phone && !phoneVerified && canSend && (
        <IntentForm intent="send-code">
          <Button variant="secondary" pending={working} className="self-start">
            {codeSent ? "Send another code" : "Send me a code"}
          </Button>
        </IntentForm>
      )}
    </Section>
  );
}

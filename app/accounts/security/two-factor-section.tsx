import { Section } from "#app/accounts/security/security-section.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";

export function TwoFactorSection({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  return (
    <Section
      id="two-factor"
      title="Two-step sign-in"
      about="Use a code from your phone as well as your password. Someone who learns your password still can't sign in."
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
        {isOn && (
          <span className="text-sm text-ink-2">{`Unused recovery codes: ${codesLeft}`}</span>
        )}
      </p>
      <ButtonLink to="/account/security/two-factor" variant="secondary" className="self-start">
        {isOn ? "Manage two-step sign-in" : "Set up two-step sign-in"}
      </ButtonLink>
    </Section>
  );
}

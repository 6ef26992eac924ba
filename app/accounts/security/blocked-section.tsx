import { Section } from "#app/accounts/security/security-section.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";

export const BlockedSection = ({ blocked }: { blocked: number }) => (
  <Section
    id="blocked"
    title="Blocked people"
    about="Messages from people you blocked don't reach you. They are not told."
  >
    <p className="text-sm text-ink-2">
      {blocked > 0
        ? formatCount(blocked, { one: "person is blocked", other: "people are blocked" })
        : "Nobody is blocked."}
    </p>
    <ButtonLink to="/account/security/blocked" variant="secondary" className="self-start">
      Show blocked people
    </ButtonLink>
  </Section>
);

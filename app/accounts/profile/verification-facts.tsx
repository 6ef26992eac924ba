import { Link } from "react-router";
import type { OwnProfile } from "./profile.queries.server.ts";
import { type VerificationStatus, verificationStatus } from "#app/accounts/user.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

const tones: Record<VerificationStatus, BadgeTone> = {
  Verified: "success",
  "Partially Verified": "warning",
  "Not Verified": "neutral",
};

interface VerificationFactsProps {
  profile: OwnProfile;
  isIdentityPending: boolean;
}

export function VerificationFacts({ profile, isIdentityPending }: VerificationFactsProps) {
  const status = verificationStatus(profile);
  const security = { to: "/account/security", label: "Confirm" };
  const identity = {
    to: "/account/identity",
    label: isIdentityPending ? "We're checking it" : "Verify",
  };
  const facts = [
    { name: "Email address", isDone: profile.emailVerified, link: security },
    { name: "Phone number", isDone: profile.phoneVerified, link: security },
    { name: "Identity", isDone: profile.identityVerified, link: identity },
  ];
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Badge tone={tones[status]}>{status}</Badge>
      </p>
      <ul className="border-t border-line">
        {facts.map(({ name, isDone, link }) => (
          <li
            key={name}
            className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
          >
            <span>{name}</span>
            <span className="inline-flex items-center gap-1.5 text-sm">
              <Icon
                name={isDone ? "circle-check" : "clock"}
                className={`size-4 ${isDone ? "text-success" : "text-ink-3"}`}
              />
              {isDone ? (
                <span className="font-medium text-success">Verified</span>
              ) : (
                <Link to={link.to} className="link">
                  {link.label}
                </Link>
              )}
            </span>
          </li>
        ))}
        <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
          <span>Buyer&rsquo;s passport</span>
          <Link to="/account/passport" className="link text-sm">
            Show owners who you are
          </Link>
        </li>
        {profile.brokerLicense && (
          <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
            <span>Broker licence</span>
            <span className="figures text-sm text-ink-2">{profile.brokerLicense}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

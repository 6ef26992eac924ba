import { Link } from "react-router";
import type { OwnProfile } from "#app/accounts/profile/own-profile.ts";
import { type VerificationStatus, verificationStatus } from "#app/accounts/user.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

const tones: Record<VerificationStatus, BadgeTone> = {
  Verified: "success",
  "Partially Verified": "warning",
  "Not Verified": "neutral",
};

export function VerificationFacts({
  profile,
  isIdentityPending,
}: {
  profile: OwnProfile;
  isIdentityPending: boolean;
}) {
  const status = verificationStatus(profile);
  return (
    <div className="flex flex-col gap-4">
      <p>
        <Badge tone={tones[status]}>{status}</Badge>
      </p>
      <ul className="border-t border-line">
        <Fact label="Email address" done={profile.emailVerified}>
          <Link to="/account/security" className="link">
            Confirm
          </Link>
        </Fact>
        <Fact label="Phone number" done={profile.phoneVerified}>
          <Link to="/account/security" className="link">
            Confirm
          </Link>
        </Fact>
        <Fact label="Identity" done={profile.identityVerified}>
          <Link to="/account/identity" className="link">
            {isIdentityPending ? "We're checking it" : "Verify"}
          </Link>
        </Fact>
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

function Fact({
  label,
  done,
  children,
}: {
  label: string;
  done: boolean;
  children: React.ReactNode;
}) {
  return (
    <li className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
      <span>{label}</span>
      <span className="inline-flex items-center gap-1.5 text-sm">
        <Icon
          name={done ? "circle-check" : "clock"}
          className={`size-4 ${done ? "text-success" : "text-ink-3"}`}
        />
        {done ? <span className="font-medium text-success">Verified</span> : children}
      </span>
    </li>
  );
}

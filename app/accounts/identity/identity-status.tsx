import {
  identityDocumentLabels,
  type IdentityVerification,
} from "#app/accounts/identity/identity-verification.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";

interface IdentityStatusProps {
  isVerified: boolean;
  latest: IdentityVerification | null;
}

export function IdentityStatus({ isVerified, latest }: IdentityStatusProps) {
  if (isVerified)
    return (
      <Banner tone="success" title="Your identity is verified">
        Other members see it on your profile and beside your listings.
      </Banner>
    );
  if (latest?.state === "pending")
    return (
      <Banner tone="info" title="We're checking your document">
        <p>
          {`${identityDocumentLabels[latest.documentKind]} of ${latest.legalName}, sent on `}
          <DateText value={latest.createdAt.toISOString()} />. This usually takes two business days.
          We will email you.
        </p>
      </Banner>
    );
  if (latest?.state === "rejected")
    return (
      <Banner tone="warning" title="We could not verify your identity">
        <p className="whitespace-pre-line">{latest.reason}</p>
        <p className="mt-1">You can send another picture below.</p>
      </Banner>
    );
  return null;
}

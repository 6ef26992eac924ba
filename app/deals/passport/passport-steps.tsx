import type { Checked } from "#app/accounts/passport/passport.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";

interface PassportStepsProps {
  checks: Checked;
  isIdentityPending: boolean;
  isDescribed: boolean;
  hasProof: boolean;
  isProofPending: boolean;
}

export function PassportSteps(props: PassportStepsProps) {
  const { checks, isIdentityPending, isDescribed, hasProof, isProofPending } = props;
  const security = "/account/security?for=passport";
  const steps = [
    { label: "Email address", isDone: checks.emailVerified, to: `${security}#email` },
    { label: "Phone number", isDone: checks.phoneVerified, to: `${security}#phone` },
    {
      label: "Identity",
      isDone: checks.identityVerified,
      isWaiting: isIdentityPending,
      to: "/account/identity",
    },
    { label: "About you as a buyer", isDone: isDescribed, to: "#about-you" },
    {
      label: "Proof of funds",
      isDone: hasProof,
      isWaiting: isProofPending,
      to: "#funds",
    },
  ];
  const next = steps.findIndex(({ isDone, isWaiting }) => !isDone && !isWaiting);
  return (
    <ol aria-label="Steps" className="border-t border-line">
      {steps.map(({ label, isDone, isWaiting = false, to }, index) => (
        <li
          key={label}
          aria-current={index === next ? "step" : undefined}
          className="flex min-h-12 items-center justify-between gap-4 border-b border-line"
        >
          <span className={index === next ? "font-semibold" : ""}>
            <span className="figures me-3 text-ink-3">{index + 1}</span>
            {label}
          </span>
          <span className="inline-flex items-center gap-1.5 text-sm">
            <Icon
              name={isDone ? "circle-check" : "clock"}
              className={`size-4 ${isDone ? "text-success" : "text-ink-3"}`}
            />
            {isDone ? (
              <span className="font-medium text-success">Done</span>
            ) : isWaiting ? (
              <span className="text-ink-2">We&rsquo;re checking it</span>
            ) : (
              <PlainLink to={to} className="link">
                {index === next ? "Next step" : "To do"}
                <span className="sr-only">{`: ${label}`}</span>
              </PlainLink>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { SettingsSection } from "#app/accounts/profile/settings-section.tsx";
import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import type { SecurityResult } from "#app/accounts/security/security-messages.ts";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface SecuritySectionProps {
  /** `{id}-settings`, because fields use "password" and "code". */
  id: string;
  title: string;
  about: string;
  help?: ComponentProps<typeof SettingsSection>["help"];
  result?: SecurityResult | null;
  children: ReactNode;
}

export function Section({ id, title, about, help, result, children }: SecuritySectionProps) {
  return (
    <SettingsSection id={`${id}-settings`} title={title} description={about} help={help}>
      <div className="flex max-w-xl flex-col gap-5">
        {result?.done && <Banner tone="success">{result.done}</Banner>}
        {result?.problem && <Banner tone="danger">{result.problem}</Banner>}
        {children}
      </div>
    </SettingsSection>
  );
}

interface FoldedFormProps {
  label: string;
  intent: string;
  result: SecurityResult | null;
  children: ReactNode;
}

/** Opens when it has an error and closes after success. */
export function CollapsibleForm({ label, intent, result, children }: FoldedFormProps) {
  const needsAnotherLook = Object.keys(result?.errors ?? {}).length > 0 || result?.problem;
  return (
    <details key={result?.done} open={Boolean(needsAnotherLook)} className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-control border border-line-strong bg-surface px-4.5 text-sm font-semibold hover:border-ink hover:bg-sunken [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      <IntentForm intent={intent} className="mt-5">
        {children}
      </IntentForm>
    </details>
  );
}

export function ConfirmedBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Badge tone={isConfirmed ? "success" : "warning"}>
      {isConfirmed ? "Confirmed" : "Not confirmed"}
    </Badge>
  );
}

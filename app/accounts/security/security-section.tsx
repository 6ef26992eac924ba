import type { ReactNode } from "react";
import { SettingsSection } from "#app/accounts/profile/settings-section.tsx";
import { IntentForm } from "#app/accounts/security/intent-form.tsx";
import type { SecurityResult } from "#app/accounts/security/security-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Banner } from "#app/ui/banner.tsx";

interface SecuritySectionProps {
  /** The section is called `{id}-settings`: fields are called "password" and "code" already. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  about: string;
  result?: SecurityResult | null;
  children: ReactNode;
}

/** One matter: what it is on the left, how it stands and what can be done on the right. */
export function Section({ id, title, about, result, children }: SecuritySectionProps) {
  return (
    <SettingsSection id={`${id}-settings`} title={title} description={about}>
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

/** A form that stays folded until it is wanted; it opens by itself when something in it needs another look, and folds when done. */
export function FoldedForm({ label, intent, result, children }: FoldedFormProps) {
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

/** Whether an address or a number is proven to be the person's own. */
export function ConfirmedBadge({ isConfirmed }: { isConfirmed: boolean }) {
  return (
    <Badge tone={isConfirmed ? "success" : "warning"}>
      {isConfirmed ? "Confirmed" : "Not confirmed"}
    </Badge>
  );
}

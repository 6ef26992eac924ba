import type { ComponentProps } from "react";
import { RemovedText } from "#app/selling/editing/editor-fields.tsx";
import { fieldOf } from "#app/selling/editing/listing-fields.ts";
import type { TextNotice } from "#app/selling/editing/prepare-text.ts";
import type { WizardNotice } from "./wizard-url.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";

interface WizardNoticesProps {
  notice: WizardNotice | null;
  removed: TextNotice[];
  error: string | null;
}

export function WizardNotices({ notice, removed, error }: WizardNoticesProps) {
  if (!error && !notice && removed.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {error && <Banner tone="danger">{error}</Banner>}
      {!error && notice && <Banner key={notice} {...notices[notice]} />}
      {removed.map((one) => (
        <Banner key={one.field} title={fieldOf(one.field).label}>
          <RemovedText notice={one} />
        </Banner>
      ))}
    </div>
  );
}

const notices: Record<WizardNotice, ComponentProps<typeof Banner>> = {
  "complete-first": { tone: "warning", children: "Please complete your listing first" },
  "saved-for-later": { tone: "success", children: "Form saved for later!" },
  "draft-saved": {
    tone: "success",
    title: "Your draft was saved",
    dismissible: true,
    children:
      "From now on, changes save automatically. You can continue at any time and on any device from Saved Drafts in your account.",
  },
  "payment-cancelled": {
    title: "Payment cancelled",
    children: "Nothing was charged, and your draft is saved as it was.",
  },
  ready: {
    tone: "success",
    title: "Your listing is ready",
    children: "Choose a package to publish it. It goes live as soon as the payment is confirmed.",
  },
};

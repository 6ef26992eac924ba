import { RemovedText } from "#app/selling/editing/field-notes.tsx";
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
      {!error && notice && <NoticeBanner key={notice} notice={notice} />}
      {removed.map((one) => (
        <Banner key={one.field} title={fieldOf(one.field).label}>
          <RemovedText notice={one} />
        </Banner>
      ))}
    </div>
  );
}

function NoticeBanner({ notice }: { notice: WizardNotice }) {
  switch (notice) {
    case "complete-first":
      return <Banner tone="warning">Please complete your listing first</Banner>;
    case "saved-for-later":
      return <Banner tone="success">Form saved for later!</Banner>;
    case "draft-saved":
      return (
        <Banner tone="success" title="Your draft was saved" dismissible>
          From now on every change saves itself. You can continue at any time and on any device from
          Saved Drafts in your account.
        </Banner>
      );
    case "ready":
      return (
        <Banner tone="success" title="Your listing is ready">
          Choose a package to publish it. It goes live as soon as the payment is confirmed.
        </Banner>
      );
  }
}

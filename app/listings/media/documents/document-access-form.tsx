import { isSending } from "./document-form.ts";
import type { OwnDocuments } from "./own-documents.queries.server.ts";
import { SectionForm, type SectionForms } from "#app/listings/media/section-form.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Button } from "#app/ui/actions/button.tsx";

interface DocumentAccessProps {
  own: OwnDocuments;
  forms: SectionForms;
}

/** Whether every signed-in buyer may open the documents, or only those whom the owner lets in. */
export function DocumentAccess({ own, forms }: DocumentAccessProps) {
  const { isOpen, isPackageBought } = own;
  const intent = isOpen ? "close-to-all" : "open-to-all";
  return (
    <section aria-labelledby="document-access-title" className="flex flex-col items-start gap-3">
      <h3
        id="document-access-title"
        className="flex flex-wrap items-center gap-3 text-lg font-semibold"
      >
        Who can open them
        <Badge tone={isOpen ? "warning" : "accent"}>
          {isOpen ? "Every signed-in buyer" : "People you approve"}
        </Badge>
      </h3>
      <p className="max-w-[68ch] text-ink-2">
        {isOpen
          ? "Everybody with an account can open your documents without asking. You still see who did."
          : "Buyers ask, and you decide one by one. Open them to everybody only if they don't reveal anything confidential."}
      </p>
      {!isPackageBought && (
        <p className="max-w-[68ch] text-ink-2">
          Until you have bought a package, buyers don't see that there are documents.
        </p>
      )}
      <SectionForm forms={forms} intent={intent}>
        <Button variant="secondary" size="sm" pending={isSending(forms, intent)}>
          {isOpen ? "Approve buyers one by one" : "Open to every signed-in buyer"}
        </Button>
      </SectionForm>
    </section>
  );
}

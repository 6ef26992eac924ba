import { Form } from "react-router";
import { wizardHref } from "./wizard-url.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { dialogCommand } from "#app/ui/overlays/dialog-command.ts";

interface DeleteDraftProps {
  draft: string;
  title: string;
}

export function DeleteDraft({ draft, title }: DeleteDraftProps) {
  const id = `delete-${draft}`;
  return (
    <>
      <button
        {...dialogCommand(id, "show-modal")}
        aria-label={`Delete draft: ${title}`}
        className={buttonClass("quiet", "sm")}
      >
        Delete draft
      </button>
      <Dialog
        id={id}
        title="Delete this draft?"
        actions={
          <>
            <button {...dialogCommand(id, "close")} className={buttonClass("secondary")}>
              Keep it
            </button>
            <Button variant="danger" form={`${id}-form`}>
              Delete draft
            </Button>
          </>
        }
      >
        <p className="font-semibold text-ink">{title}</p>
        <p className="mt-2">Its text, figures, photos and documents are deleted for good.</p>
        <Form id={`${id}-form`} method="post" action={wizardHref({ draft })}>
          <input type="hidden" name="intent" value="delete-draft" />
        </Form>
      </Dialog>
    </>
  );
}

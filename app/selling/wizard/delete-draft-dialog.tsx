import { Form } from "react-router";
import { wizardHref } from "./wizard-url.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";

interface DeleteDraftProps {
  draft: string;
  title: string;
}

export function DeleteDraft({ draft, title }: DeleteDraftProps) {
  const id = `delete-${draft}`;
  return (
    <>
      <DialogButton dialog={id} variant="quiet" size="sm" aria-label={`Delete draft: ${title}`}>
        Delete draft
      </DialogButton>
      <Dialog
        id={id}
        title="Delete this draft?"
        dismiss="Keep it"
        actions={
          <Button variant="danger" form={`${id}-form`}>
            Delete draft
          </Button>
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

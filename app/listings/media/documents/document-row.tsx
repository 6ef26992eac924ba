import {
  SectionButton,
  SectionForm,
  type SectionForms,
} from "#app/listings/media/section-form.tsx";
import { documentKindLabels } from "#app/platform/inspection/document-kind.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { documentHref } from "./document.ts";
import type { OwnDocuments } from "#app/listings/media/own-media.queries.server.ts";

interface DocumentRowProps {
  document: OwnDocuments["documents"][number];
  isFirst: boolean;
  forms: SectionForms;
}

export function DocumentRow({ document, isFirst, forms }: DocumentRowProps) {
  const { id, name, kind, bytes, openings } = document;
  const field = { name: "mediaId", value: id } as const;
  const dialogId = `remove-${id}`;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-2"
      >
        <Icon name="file-text" className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <a href={documentHref(id)} className="link font-semibold break-words">
          {name}
        </a>
        <p className="text-sm text-ink-2">
          {documentKindLabels[kind]}, {formatFileSize(bytes)}
          {" · "}
          {openings === 0
            ? "not opened yet"
            : `opened ${formatCount(openings, { one: "time", other: "times" })}`}
        </p>
        {/* Closes again after renaming. */}
        <details key={name} className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-accent underline underline-offset-4">
            Rename<span className="sr-only">: {name}</span>
          </summary>
          <SectionForm
            forms={forms}
            intent="rename"
            field={field}
            className="mt-3 flex max-w-md flex-wrap items-end gap-3"
          >
            <div className="min-w-0 flex-1 basis-52">
              <TextField
                label="Name for readers"
                name="name"
                id={`name-${id}`}
                defaultValue={name.replace(/\.\w+$/, "")}
                maxLength={100}
                autoComplete="off"
              />
            </div>
            <Button variant="secondary" pending={forms.isSending("rename", field)}>
              Save name
            </Button>
          </SectionForm>
        </details>
      </div>
      {/* Below the name on a phone, and aligned with it. */}
      <div className="flex flex-wrap gap-1 max-sm:w-full max-sm:ps-11">
        {!isFirst && (
          <SectionButton
            forms={forms}
            intent="move-up"
            field={field}
            variant="quiet"
            icon={<Icon name="arrow-up" className="size-4" />}
            aria-label={`Move ${name} up`}
          >
            Move up
          </SectionButton>
        )}
        <DialogButton dialog={dialogId} variant="quiet" size="sm" aria-label={`Delete ${name}`}>
          Delete
        </DialogButton>
        <Dialog
          id={dialogId}
          title="Delete this document?"
          dismiss="Keep it"
          actions={
            <Button
              variant="danger"
              form={`${dialogId}-form`}
              pending={forms.isSending("remove", field)}
            >
              Delete document
            </Button>
          }
        >
          <p className="font-semibold break-words text-ink">{name}</p>
          <p className="mt-2">
            Nobody can open it any more, and the list of who opened it is deleted too. Copies that
            buyers have downloaded stay with them.
          </p>
          <SectionForm forms={forms} id={`${dialogId}-form`} intent="remove" field={field} />
        </Dialog>
      </div>
    </li>
  );
}

import { useRef, useState } from "react";
import { Form } from "react-router";
import { maxNameLength, ownRoomHref } from "#app/deals/room/room.ts";
import { UploadForm } from "#app/listings/media/upload-form.tsx";
import { useMediaChanges } from "#app/listings/media/use-media-changes.tsx";
import { useMoves } from "#app/listings/media/use-moves.tsx";
import { documentAccept } from "#app/platform/inspection/document-kind.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { DocumentLine, type OwnDocument } from "./document-line.tsx";
import { MoveButtons } from "./move-buttons.tsx";

export interface OwnFolder {
  id: string;
  number: string;
  name: string;
  documents: OwnDocument[];
}

interface FolderSectionProps {
  folder: OwnFolder;
  readerCounts: ReadonlyMap<string, number> | null;
  room: { id: string; most: number; count: number; canChange: boolean };
  place: { isFirst: boolean; isLast: boolean };
}

export function FolderSection({ folder, readerCounts, room, place }: FolderSectionProps) {
  const { id, number, name, documents } = folder;
  const address = ownRoomHref(room.id);
  const change = useMediaChanges(address);
  const [said, setSaid] = useState("");
  const section = useRef<HTMLElement>(null);
  const { ordered, move, dragged, setDragged, dropOn } = useMoves({
    items: documents,
    noun: "document",
    save: (ids) => change({ intent: "order", folderId: id, ids }),
    list: section,
    buttonOf: (document, step) => `#document-${document} [value="${step < 0 ? "up" : "down"}"]`,
    say: setSaid,
  });
  return (
    <section ref={section} aria-labelledby={`folder-${id}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-ink pb-1">
        <h3 id={`folder-${id}`} className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
          <span className="figures me-3 text-ink-3">{number}</span>
          {name}
        </h3>
        {room.canChange && (
          <Form method="post" preventScrollReset className="flex">
            <input type="hidden" name="intent" value="move-folder" />
            <input type="hidden" name="folderId" value={id} />
            <MoveButtons what={name} {...place} />
          </Form>
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {ordered.length > 0 && (
        <ol className="divide-y divide-line border-b border-line">
          {ordered.map((document, index) => (
            <DocumentLine
              key={document.id}
              listingId={room.id}
              // Optimistic: the server may not know yet.
              document={{ ...document, number: `${number}.${index + 1}` }}
              readers={readerCounts?.get(document.id) ?? 0}
              place={{ isFirst: index === 0, isLast: index === ordered.length - 1 }}
              canChange={room.canChange}
              isDragged={dragged === document.id}
              onMove={(step) => void move(document.id, step)}
              onDrag={setDragged}
              onDropHere={() => dropOn(document.id)}
            />
          ))}
        </ol>
      )}
      {room.canChange && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <details className="min-w-0 open:basis-full">
            <summary className={summaryClass}>
              Add documents<span className="sr-only">: {name}</span>
            </summary>
            <div className="mt-3 flex flex-col gap-3">
              <UploadForm
                kind="document"
                scope={id}
                address={address}
                count={room.count}
                fields={{ folderId: id }}
                differs={differsFrom(id, room.most)}
                onAttached={(file) => setSaid(`${file} is stored.`)}
              />
            </div>
          </details>
          {/* Closes again after renaming. */}
          <details key={name}>
            <summary className={summaryClass}>
              Rename<span className="sr-only">: {name}</span>
            </summary>
            <Form method="post" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
              <input type="hidden" name="folderId" value={id} />
              <TextField
                label="Name of the folder"
                name="name"
                id={`name-${id}`}
                defaultValue={name}
                maxLength={maxNameLength}
                required
                autoComplete="off"
              />
              <SubmitButton intent="rename-folder" variant="secondary">
                Save name
              </SubmitButton>
            </Form>
          </details>
          {documents.length === 0 && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="folderId" value={id} />
              <SubmitButton
                intent="delete-folder"
                variant="quiet"
                size="sm"
                aria-label={`Delete the folder ${name}`}
              >
                Delete
              </SubmitButton>
            </Form>
          )}
        </div>
      )}
    </section>
  );
}

export const summaryClass =
  "inline-flex min-h-6 cursor-pointer items-center text-sm font-semibold text-accent underline underline-offset-4";

const differsFrom = (folderId: string, most: number) => ({
  most,
  full: `Your data room holds ${most} documents, as many as your package allows. Delete one to add another.`,
  picker: {
    id: `documents-${folderId}`,
    name: "document",
    label: "Choose documents",
    accept: documentAccept,
    hint: "PDF, Word or Excel, up to 20 MB each. A PDF can be read page by page.",
  },
});

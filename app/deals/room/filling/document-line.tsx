import type { DragEvent, SubmitEvent } from "react";
import { Form } from "react-router";
import { ownDocumentHref } from "#app/deals/room/room.ts";
import { describeFile } from "#app/deals/room/describe-file.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { MoveButtons } from "./move-buttons.tsx";

export interface OwnDocument {
  id: string;
  number: string;
  name: string;
  viewOnly: boolean;
  version: number;
  contentType: string;
  bytes: number;
  pages: number | null;
}

interface DocumentLineProps {
  listingId: string;
  document: OwnDocument;
  readers: number;
  place: { isFirst: boolean; isLast: boolean };
  canChange: boolean;
  isDragged: boolean;
  onMove: (step: -1 | 1) => void;
  onDrag: (id: string | null) => void;
  onDropHere: () => void;
}

export function DocumentLine(props: DocumentLineProps) {
  const { listingId, document, readers, place, canChange, isDragged, onMove, onDrag, onDropHere } =
    props;
  const { id, number, name, viewOnly, version } = document;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    onMove(button?.value === "up" ? -1 : 1);
  };
  const isLine = (event: DragEvent) => !event.dataTransfer.types.includes("Files");
  return (
    // For pointers only: keyboards use the buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={`document-${id}`}
      draggable={canChange && !(place.isFirst && place.isLast)}
      onDragStart={(event) => {
        // Firefox needs data for a drag.
        event.dataTransfer.setData("text/plain", id);
        event.dataTransfer.effectAllowed = "move";
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={(event) => {
        if (isLine(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!isLine(event)) return;
        event.preventDefault();
        onDropHere();
      }}
      className={`flex items-start gap-3 py-2.5 transition-opacity duration-120 ${isDragged ? "opacity-40" : ""} ${canChange ? "cursor-grab active:cursor-grabbing" : ""}`}
    >
      <span className="figures w-9 shrink-0 text-ink-3">{number}</span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PlainLink
            to={ownDocumentHref(listingId, id)}
            draggable={false}
            className="link min-w-0 font-semibold wrap-anywhere"
          >
            {name}
          </PlainLink>
          {viewOnly && <Badge>View only</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {describeFile(document)}
          {version > 1 && ` · version ${version}`}
          {" · "}
          {readers === 0
            ? "not opened yet"
            : `opened by ${formatCount(readers, { one: "person", other: "people" })}`}
        </p>
      </div>
      {canChange && (
        <Form method="post" onSubmit={submit} preventScrollReset className="flex">
          <input type="hidden" name="intent" value="move-document" />
          <input type="hidden" name="documentId" value={id} />
          <MoveButtons what={name} {...place} />
        </Form>
      )}
    </li>
  );
}

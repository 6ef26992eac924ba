import { useState } from "react";
import { Form } from "react-router";
import type { Route } from "./+types/own-document-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { RoomLog } from "#app/deals/room/reading/room-log.tsx";
import { listOpenings } from "#app/deals/room/reading/room-log.queries.server.ts";
import { describeFile } from "#app/deals/room/describe-file.ts";
import {
  canBeViewOnly,
  maxNameLength,
  maxVersions,
  ownRoomHref,
  roomDocumentHref,
  roomFileHref,
} from "#app/deals/room/room.ts";
import { findDocument, listFolders, listVersions } from "#app/deals/room/room-rows.server.ts";
import { UploadForm } from "#app/listings/media/upload-form.tsx";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { documentAccept } from "#app/platform/inspection/document-kind.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { pageFrom } from "#app/shared/paging.ts";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Dialog, DialogButton } from "#app/ui/overlays/dialog.tsx";
import { answerRoomForm } from "./answer-room-form.server.ts";
import { findOwnRoom } from "./own-room.server.ts";
import { RoomAnswers } from "./room-answers.tsx";

export const meta = privatePage(
  (data: Route.MetaArgs["loaderData"]) => data?.document.name ?? "A document",
  "Change a document of your data room, and see who read it.",
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const own = { listingId: params.id, managerId: context.get(viewerContext).id };
  const room = isId(params.documentId) ? await findOwnRoom(db, own) : null;
  const document = room && (await findDocument(db, room.id, params.documentId));
  if (!room || !document) notFound();
  const [folders, versions, log] = await Promise.all([
    listFolders(db, room.id),
    listVersions(db, document.id),
    listOpenings(db, room.id, pageFrom(url.searchParams, 50), document.id),
  ]);
  return {
    listingId: room.id,
    canChange: room.canChange,
    document,
    folders,
    versions,
    log,
  };
}

export const action = (args: Route.ActionArgs) => answerRoomForm(args);

export default function OwnDocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listingId, document, canChange, log } = loaderData;
  const { id, name } = document;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <PlainLink to={ownRoomHref(listingId)} className="link text-sm font-semibold">
        Data room
      </PlainLink>
      <TitledSection id="document-title" title={name}>
        <RoomAnswers answers={actionData?.answers ?? []} />
        <p className="text-ink-2">{describeFile(document)}</p>
        <div className="flex flex-wrap gap-3">
          <a href={roomFileHref(listingId, id)} className={buttonClass("secondary")}>
            Open the file
          </a>
          <ButtonLink to={roomDocumentHref(listingId, id)} variant="quiet">
            See it as a reader
          </ButtonLink>
        </div>
        {canChange && (
          <EditForm {...loaderData} error={actionData?.answers.find(({ field }) => field)} />
        )}
      </TitledSection>
      <Versions {...loaderData} />
      <TitledSection id="log-title" title="Who opened it">
        <RoomLog log={log} />
      </TitledSection>
      {canChange && <DeleteDocument document={document} />}
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function EditForm(props: Loaded & { error: { message: string } | undefined }) {
  const { document, folders, error } = props;
  const { id, name, folderId, viewOnly, contentType } = document;
  return (
    <Form method="post" noValidate className="flex max-w-xl flex-col gap-5">
      <input type="hidden" name="documentId" value={id} />
      <TextField
        label="Name for readers"
        name="name"
        defaultValue={name}
        maxLength={maxNameLength}
        error={error?.message ?? null}
        autoComplete="off"
      />
      <SelectField
        label="Folder"
        name="folderId"
        defaultValue={folderId}
        choices={folders.map((folder) => ({ value: folder.id, label: folder.name }))}
      />
      {canBeViewOnly(contentType) ? (
        <Checkbox
          name="viewOnly"
          label="View only"
          hint="Readers see its pages here and cannot download it. Nobody can stop a photo of the screen, but it shows the reader's name."
          defaultChecked={viewOnly}
        />
      ) : (
        <p className="text-sm text-ink-2">
          Readers download this document. To let them only view it, save it as PDF and upload that
          as a new version.
        </p>
      )}
      <div>
        <SubmitButton intent="edit-document">Save</SubmitButton>
      </div>
    </Form>
  );
}

function Versions({ listingId, document, versions, canChange }: Loaded) {
  const [said, setSaid] = useState("");
  return (
    <TitledSection id="versions-title" title="Versions">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-baseline gap-x-4 py-2.5">
            <a
              href={`${ownRoomHref(listingId)}/versions/${version.id}`}
              className="link font-semibold"
            >
              Version {version.number}
            </a>
            <span className="min-w-0 grow basis-56 text-sm text-ink-2">
              {describeFile(version)}
              {version.number === document.version && " · what readers see"}
            </span>
            <span className="text-sm text-ink-2">
              <DateText value={version.uploadedAt} format="with-zone" />
            </span>
          </li>
        ))}
      </ul>
      {canChange && (
        <UploadForm
          kind="document"
          scope={document.id}
          address={ownRoomHref(listingId)}
          count={versions.length}
          fields={{ documentId: document.id }}
          differs={newVersion}
          onAttached={(file) => setSaid(`${file} is the new version.`)}
        />
      )}
    </TitledSection>
  );
}

const newVersion = {
  most: maxVersions,
  full: "This document has reached its limit of versions. Delete it and upload it as a new one.",
  picker: {
    id: "new-version",
    name: "document",
    label: "Choose a new version",
    accept: documentAccept,
    hint: "Readers get it at once. Only you see the earlier versions.",
  },
};

function DeleteDocument({ document: { id, name } }: Pick<Loaded, "document">) {
  return (
    <div>
      <DialogButton dialog="delete-document" variant="quiet">
        Delete this document
      </DialogButton>
      <Dialog
        id="delete-document"
        title="Delete this document?"
        dismiss="Keep it"
        actions={
          <Button variant="danger" form="delete-form">
            Delete document
          </Button>
        }
      >
        <p className="font-semibold break-words text-ink">{name}</p>
        <p className="mt-2">
          Nobody can open it any more, in any version. Who opened it stays in the log, and copies
          that buyers have downloaded stay with them.
        </p>
        <Form method="post" id="delete-form">
          <input type="hidden" name="intent" value="delete-document" />
          <input type="hidden" name="documentId" value={id} />
        </Form>
      </Dialog>
    </div>
  );
}

import { Form, useActionData } from "react-router";
import { maxFolders, maxNameLength } from "#app/deals/room/room.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import type { RoomAnswer } from "./answer-room-form.server.ts";
import { FolderSection, type OwnFolder } from "./folder-section.tsx";

interface OwnFoldersProps {
  listing: { id: string; most: number };
  folders: OwnFolder[];
  readerCounts: ReadonlyMap<string, number> | null;
  canChange: boolean;
}

export function OwnFolders({ listing, folders, readerCounts, canChange }: OwnFoldersProps) {
  const answer = useActionData<{ answers: RoomAnswer[] }>()?.answers[0];
  const count = folders.reduce((sum, { documents }) => sum + documents.length, 0);
  return (
    <>
      {folders.length === 0 && (
        <EmptyState
          headingLevel={3}
          title="Nothing is in the room yet"
          hint="Start with the folders that accountants and lawyers look for: company, finances, contracts and lease, people, equipment."
          action={
            canChange && (
              <Form method="post">
                <SubmitButton intent="usual-folders">Add these folders</SubmitButton>
              </Form>
            )
          }
        />
      )}
      {folders.map((folder, index) => (
        <FolderSection
          key={folder.id}
          folder={folder}
          readerCounts={readerCounts}
          room={{ ...listing, count, canChange }}
          place={{ isFirst: index === 0, isLast: index === folders.length - 1 }}
        />
      ))}
      {canChange && folders.length < maxFolders && (
        // Resets the field after a new folder.
        <Form
          key={folders.length}
          method="post"
          noValidate
          className="flex max-w-md flex-wrap items-end gap-3"
        >
          <div className="min-w-0 flex-1 basis-52">
            <TextField
              label="New folder"
              name="name"
              id="new-folder"
              maxLength={maxNameLength}
              autoComplete="off"
              error={answer?.field === "name" ? answer.message : null}
            />
          </div>
          <SubmitButton intent="add-folder" variant="secondary">
            Add folder
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

import { z } from "zod";
import { writtenText } from "#app/ui/forms/written-text.ts";
import { maxNameLength, maxQuestionLength } from "#app/deals/room/room.ts";

const folderId = z.uuid();
const documentId = z.uuid();
const step = z.enum(["up", "down"]);
/** Control, bidirectional and zero-width characters. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Shown to others, and the name of a file or folder in the export. */
const name = z
  .string()
  .transform((text) => text.slice(0, 1000).replace(/\s+/g, " ").replace(invisible, "").trim())
  .pipe(
    z.string().min(1, "Enter a name").max(maxNameLength, `Use at most ${maxNameLength} characters`),
  );

const text = (missing: string) => writtenText(maxQuestionLength, missing);

const box = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

export const roomChangeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("usual-folders") }),
  z.object({ intent: z.literal("add-folder"), name }),
  z.object({ intent: z.literal("rename-folder"), folderId, name }),
  z.object({ intent: z.literal("move-folder"), folderId, step }),
  z.object({ intent: z.literal("delete-folder"), folderId }),
  z.object({ intent: z.literal("move-document"), documentId, step }),
  z.object({
    intent: z.literal("order"),
    folderId,
    ids: z
      .string()
      .transform((ids) => ids.split(","))
      .pipe(z.array(documentId).max(500)),
  }),
  z.object({ intent: z.literal("edit-document"), documentId, name, folderId, viewOnly: box }),
  z.object({ intent: z.literal("delete-document"), documentId }),
  z.object({
    intent: z.literal("answer"),
    questionId: z.uuid(),
    answer: text("Write your answer"),
    forAll: box,
  }),
]);

export type RoomChange = z.output<typeof roomChangeSchema>;

export const questionSchema = z.object({ question: text("Write your question") });

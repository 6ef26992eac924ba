import { formerMember } from "#app/accounts/privacy/privacy.ts";
import type { MessageFileRow, MessageRow } from "./messages.queries.server.ts";
import { messageFileHref, pictureContentType } from "#app/messages/thread/files/message-file.ts";
import { canChangeMessage, eventWords } from "#app/messages/thread/thread.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { addDays } from "#app/shared/day.ts";

interface ViewOptions {
  userId: string;
  /** The authors' names as this person may see them, by id. */
  names: ReadonlyMap<string, string>;
  /** More than two people are in the conversation. */
  isGroup: boolean;
  isClosed: boolean;
  now: Date;
}

/** Times are formatted by the server, so that hydration finds the same text. */
export function makeMessageViews(
  rows: readonly MessageRow[],
  files: readonly MessageFileRow[],
  { userId, names, isGroup, isClosed, now }: ViewOptions,
) {
  return rows.map((row) => {
    const isMine = row.senderId === userId;
    const at = row.createdAt.toISOString();
    return {
      id: row.id,
      isMine,
      author: isMine ? "You" : nameAuthor(row, names.get(row.senderId) ?? formerMember, userId),
      /** Between two people, the side says who wrote it. */
      isNamed: !isMine && (isGroup || row.onBehalfOf !== null),
      event: describeEvent(row),
      text: row.tags.includes("files-only") ? "" : row.content,
      at,
      time: formatDate(at, { format: "time" }),
      day: dayLabel(row.createdAt, now),
      receipt: isMine ? describeReceipt(row) : null,
      isByEmail: row.origin === "email",
      isEdited: row.tags.includes("edited"),
      warnings: isMine ? [] : row.warnings,
      files: files
        .filter(({ messageId }) => messageId === row.id)
        .map(({ id, name, bytes, contentType }) => ({
          id,
          name,
          size: formatFileSize(bytes),
          href: messageFileHref(row.conversationId, id),
          isPicture: contentType === pictureContentType,
        })),
      canChange: !isClosed && canChangeMessage(row, userId, now),
    };
  });
}

/** The event, in words that follow the name. Null for a written message. */
function describeEvent({ messageType, content }: MessageRow): string | null {
  if (messageType === "request") return "requested the documents";
  return messageType === "offer" ? eventWords(content) : null;
}

export type MessageView = ReturnType<typeof makeMessageViews>[number];

/** A broker answers in the owner's name, and everybody reads that. */
export function nameAuthor(
  { onBehalfOf }: Pick<MessageRow, "onBehalfOf">,
  name: string,
  readerId: string,
): string {
  if (onBehalfOf === null) return name;
  return onBehalfOf === readerId ? `${name}, for you` : `${name}, for the owner`;
}

/** A calendar day in our time zone, such as `2026-11-15`. */
export const calendarDay = (moment: Date): string =>
  formatDate(moment.toISOString(), { format: "day" });

function dayLabel(moment: Date, now: Date): string {
  const day = calendarDay(moment);
  if (day === calendarDay(now)) return "Today";
  if (day === calendarDay(addDays(now, -1))) return "Yesterday";
  return formatDate(moment.toISOString(), { format: "long" });
}

function describeReceipt({ createdAt, deliveredAt, readAt }: MessageRow): string {
  const when = (moment: Date) =>
    formatDate(moment.toISOString(), {
      format: calendarDay(moment) === calendarDay(createdAt) ? "time" : "with-time",
    });
  if (readAt) return `Read ${when(readAt)}`;
  return deliveredAt ? `Delivered ${when(deliveredAt)}` : "Sent";
}

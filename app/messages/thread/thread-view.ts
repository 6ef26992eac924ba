import type { MessageFileRow, MessageRow } from "#app/messages/thread/messages.queries.server.ts";
import { messageFileHref, pictureContentType } from "#app/messages/thread/files/message-file.ts";
import { canChangeMessage } from "#app/messages/thread/thread.ts";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatFileSize } from "#app/ui/format/format-file-size.ts";
import { addDays } from "#app/shared/day.ts";

export interface FileView {
  id: string;
  name: string;
  size: string;
  href: string;
  isPicture: boolean;
}

/** A message as one of the two people sees it. Times are formatted by the server, so that hydration finds the same words. */
export interface MessageView {
  id: string;
  isMine: boolean;
  /** Empty where only files were sent. */
  text: string;
  /** ISO 8601. */
  at: string;
  /** "3:15 p.m." */
  time: string;
  /** "Today", "Yesterday", "Monday, November 16, 2026" */
  day: string;
  /** For the sender: whether and when it was delivered and read. */
  receipt: string | null;
  isByEmail: boolean;
  isEdited: boolean;
  /** For the recipient: why it is shown behind a warning. */
  warnings: MessageRow["warnings"];
  files: FileView[];
  canChange: boolean;
}

interface ViewOptions {
  userId: string;
  /** Nothing can be written at the moment. */
  isClosed: boolean;
  now: Date;
}

export function makeMessageViews(
  rows: readonly MessageRow[],
  files: readonly MessageFileRow[],
  { userId, isClosed, now }: ViewOptions,
): MessageView[] {
  return rows.map((row) => {
    const isMine = row.senderId === userId;
    const at = row.createdAt.toISOString();
    return {
      id: row.id,
      isMine,
      text: row.tags.includes("files-only") ? "" : row.content,
      at,
      time: formatDate(at, { format: "time" }),
      day: dayLabel(row.createdAt, now),
      receipt: isMine ? describeReceipt(row) : null,
      isByEmail: row.origin === "email",
      isEdited: row.tags.includes("edited"),
      warnings: isMine ? [] : row.warnings,
      files: files.filter(({ messageId }) => messageId === row.id).map(fileView(row)),
      canChange: !isClosed && canChangeMessage(row, userId, now),
    };
  });
}

const fileView =
  ({ conversationId }: { conversationId: string }) =>
  ({ id, name, bytes, contentType }: MessageFileRow): FileView => ({
    id,
    name,
    size: formatFileSize(bytes),
    href: messageFileHref(conversationId, id),
    isPicture: contentType === pictureContentType,
  });

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

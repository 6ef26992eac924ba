import {
  formatReplyRate,
  formatReplyTime,
  type ReplyRecord,
} from "#app/messages/reply-time/reply-time.ts";

/** What buyers read about how an owner replies, shown to the owner. */
export function OwnReplies({ replies: { seconds, rate } }: { replies: ReplyRecord }) {
  const lines = [formatReplyTime(seconds), formatReplyRate(rate)].filter((line) => line !== null);
  return (
    <div className="flex flex-col gap-1 rounded-surface bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">What buyers see about your replies</p>
      {lines.length > 0 ? (
        lines.map((line) => <p key={line}>{line}</p>)
      ) : (
        <p className="text-ink-2">
          Nothing yet. Your reply time is shown after three replies, and your reply rate after five
          inquiries.
        </p>
      )}
    </div>
  );
}

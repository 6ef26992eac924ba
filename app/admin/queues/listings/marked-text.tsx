import type { Marked } from "#app/admin/queues/listings/mark-words.ts";

export const MarkedText = ({ parts }: { parts: readonly Marked[] }) =>
  parts.map(({ at, text, isMarked }) =>
    isMarked ? (
      <mark key={at} className="rounded-sm bg-warning-soft px-0.5 font-semibold text-warning">
        {text}
      </mark>
    ) : (
      text
    ),
  );

import type { SkippedGroup } from "./bulk-change.ts";
import { describeSkipped } from "./bulk-words.ts";

/** Which listings are left alone, and why. */
export function SkippedList({ groups }: { groups: SkippedGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {groups.map(({ reason, listings }) => (
        <li key={reason}>
          <details>
            <summary className="inline-flex min-h-8 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent">
              {describeSkipped(reason, listings.length)}
            </summary>
            <ul className="mt-1 list-disc ps-5 text-sm text-ink-2">
              {listings.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}

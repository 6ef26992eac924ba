import { useField } from "./editor-context.tsx";
import { EditorArea, EditorText } from "./editor-fields.tsx";
import { maxSummaryLength } from "./listing-fields.ts";
import { maxHeadlineWords } from "#app/listings/listing.ts";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";

const words = { one: "word", other: "words" };

export function TextFields() {
  return (
    <>
      <div>
        <EditorText
          name="listingHeadline"
          maxLength={120}
          autoComplete="off"
          hint={`Say what the business is and where its appeal lies, in up to ${maxHeadlineWords} words. We add “For Sale” at the end.`}
          placeholder="Neighbourhood bakery with a loyal morning crowd"
        />
        <HeadlineCount />
      </div>
      <div>
        <EditorArea
          name="generalSummary"
          rows={9}
          optional
          maxLength={maxSummaryLength}
          hint="What it does, who its customers are, what makes it a good business, and what a new owner could do with it. Phone numbers and email addresses are removed. Please do not write in capital letters only."
        />
        <SummaryCount />
      </div>
    </>
  );
}

const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

function HeadlineCount() {
  const { value } = useField("listingHeadline");
  if (!useHydrated()) return null;
  const count = countWords(value.replace(/\s+for sale\s*$/i, ""));
  const isTooLong = count > maxHeadlineWords;
  return (
    <p className={`mt-1.5 text-sm ${isTooLong ? "font-medium text-danger" : "text-ink-3"}`}>
      {isTooLong
        ? `${formatCount(count, words)}: please use at most ${maxHeadlineWords}`
        : `${formatNumber(count)} of ${maxHeadlineWords} words`}
    </p>
  );
}

function SummaryCount() {
  const { value } = useField("generalSummary");
  if (!useHydrated()) return null;
  return (
    <p className="mt-1.5 text-sm text-ink-3">
      {formatNumber(value.length)} of {formatNumber(maxSummaryLength)} characters
    </p>
  );
}

import { useCallback, useEffect, useRef, useState } from "react";
import { ArticlePreview } from "./article-preview.tsx";
import { MarkdownHelp } from "./markdown-help.tsx";
import { PictureInserter } from "./picture-inserter.tsx";
import type { Preview } from "./preview-of.server.ts";
import { usePreview } from "./use-preview.tsx";
import { readingMinutes } from "#app/content/articles/article.ts";
import { articleLabels } from "#app/content/articles/article-form.ts";
import { maxBody } from "#app/content/articles/article.schema.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { TextArea } from "#app/ui/forms/text-area.tsx";

interface BodyEditorProps {
  typed: string;
  error: string | null;
  preview: Preview | null;
}

export function BodyEditor({ typed, error, preview: first }: BodyEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [body, setBody] = useState(typed);
  const { preview, isWaiting } = usePreview(body, first);
  // What was typed before the scripts ran.
  useEffect(() => setBody(field.current!.value.replaceAll("\r\n", "\n")), []);
  const insert = useCallback((markdown: string) => {
    const { current } = field;
    if (!current) return;
    current.focus();
    current.setRangeText(markdown, current.selectionStart, current.selectionEnd, "end");
    setBody(current.value);
  }, []);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-6 lg:grid-cols-2">
        <TextArea
          ref={field}
          label={articleLabels.body}
          name="body"
          hint="In Markdown. A line that starts with ## starts a chapter."
          maxLength={maxBody}
          spellCheck
          className="h-96 max-h-none font-mono text-sm lg:h-160"
          defaultValue={typed}
          error={error}
          onInput={({ currentTarget }) => setBody(currentTarget.value)}
        />
        <ArticlePreview preview={preview} isWaiting={isWaiting} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm text-ink-2">{describeLength(body)}</p>
        <noscript>
          <Button name="intent" value="preview" variant="secondary" size="sm">
            Preview
          </Button>
        </noscript>
      </div>
      <PictureInserter onInsert={insert} />
      <MarkdownHelp />
    </div>
  );
}

function describeLength(body: string): string {
  const words = body.split(/\s+/).filter(Boolean).length;
  if (words === 0) return "No words yet";
  return `${formatCount(words, { one: "word", other: "words" })}, ${formatCount(
    readingMinutes(body),
    { one: "minute", other: "minutes" },
  )} to read`;
}

import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { PictureAnswer } from "./answer-picture.server.ts";
import {
  maxDescription,
  maxPictureBytes,
  type PictureProblem,
  pictureProblems,
} from "#app/content/articles/pictures/article-picture.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { FieldError } from "#app/ui/forms/field.tsx";

export const picturesPath = "/admin/articles/pictures";
export const pictureTypes = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Its inputs have no names: they are not part of the article's form. `onInsert` must stay the same. */
export function PictureInserter({ onInsert }: { onInsert: (markdown: string) => void }) {
  const fetcher = useFetcher<PictureAnswer>();
  const file = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PictureProblem | null>(null);
  const { data: answer } = fetcher;
  useEffect(() => {
    if (!answer?.ok) return;
    onInsert(answer.markdown);
    file.current!.value = "";
    description.current!.value = "";
    showToast({ tone: "success", text: "The picture is in the text." });
  }, [answer, onInsert]);
  const isSending = fetcher.state !== "idle";
  const shown = problem ?? (answer && !answer.ok && !isSending ? answer.reason : null);

  const send = async () => {
    const form = new FormData();
    const picture = file.current?.files?.[0];
    const words = description.current?.value.trim() ?? "";
    const found = findProblem(picture, words);
    setProblem(found);
    if (found || !picture) return;
    form.set("picture", picture);
    form.set("description", words);
    await fetcher.submit(form, {
      method: "post",
      action: picturesPath,
      encType: "multipart/form-data",
    });
  };
  const isHydrated = useHydrated();
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-8 items-center font-semibold">Add a picture</summary>
      <div className="mt-2 flex flex-col items-start gap-3">
        {isHydrated && (
          <>
            <label className="flex flex-col gap-1.5">
              <span className="font-semibold">Picture</span>
              <span className="text-ink-2">JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.</span>
              <input
                ref={file}
                type="file"
                accept={pictureTypes}
                aria-describedby="picture-error"
                className="file-input"
              />
            </label>
            <label className="flex w-full max-w-xl flex-col gap-1.5">
              <span className="font-semibold">What it shows</span>
              <span className="text-ink-2">For people who can’t see it.</span>
              <input
                ref={description}
                type="text"
                maxLength={maxDescription}
                aria-describedby="picture-error"
                className="control"
                onKeyDown={(event) => {
                  if (event.key !== "Enter") return;
                  event.preventDefault();
                  void send();
                }}
              />
            </label>
            <div aria-live="polite">
              <FieldError id="picture-error" error={shown && pictureProblems[shown]} />
            </div>
            <Button
              type="button"
              variant="secondary"
              size="sm"
              pending={isSending}
              onClick={() => void send()}
            >
              Upload and insert
            </Button>
          </>
        )}
        <a href={picturesPath} target="_blank" rel="noreferrer" className="link">
          Pictures that are here already
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
    </details>
  );
}

function findProblem(picture: File | undefined, description: string): PictureProblem | null {
  if (!picture) return "no-file";
  if (picture.size > maxPictureBytes) return "too-large";
  return description === "" ? "no-description" : null;
}

import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { PictureAnswer } from "./answer-picture.server.ts";
import {
  maxDescription,
  maxPictureBytes,
  type PictureProblem,
  pictureProblems,
} from "#app/content/articles/pictures/article-picture.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { useHydrated } from "#app/ui/browser/use-hydrated.ts";
import { showToast } from "#app/ui/feedback/toast-store.ts";
import { Field } from "#app/ui/forms/field.tsx";

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
  const message = shown && pictureProblems[shown];
  const isAboutWords = shown === "no-description";
  const isHydrated = useHydrated();
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-9 cursor-pointer items-center gap-2 font-semibold">
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        Add a picture
      </summary>
      <div className="mt-2 flex flex-col items-start gap-3">
        {isHydrated && (
          <>
            <div className="w-full max-w-xl">
              <Field
                name="new-picture"
                label="Picture"
                hint="JPEG, PNG, WebP, GIF or AVIF, up to 10 MB."
                error={isAboutWords ? null : message}
              >
                <input
                  ref={file}
                  id="new-picture"
                  type="file"
                  accept={pictureTypes}
                  aria-describedby="new-picture-hint new-picture-error"
                  className="file-input"
                />
              </Field>
            </div>
            <div className="w-full max-w-xl">
              <Field
                name="picture-words"
                label="What the picture shows"
                hint="For people who can’t see it."
                error={isAboutWords ? message : null}
              >
                <input
                  ref={description}
                  id="picture-words"
                  type="text"
                  maxLength={maxDescription}
                  aria-describedby="picture-words-hint picture-words-error"
                  className="control"
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    event.preventDefault();
                    void send();
                  }}
                />
              </Field>
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

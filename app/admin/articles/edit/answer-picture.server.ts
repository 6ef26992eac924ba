import { addPicture } from "#app/content/articles/pictures/add-picture.server.ts";
import {
  maxDescription,
  pictureMarkdown,
  type PictureProblem,
} from "#app/content/articles/pictures/article-picture.ts";
import type { Services } from "#app/context.ts";
import type { Actor } from "#app/content/articles/write-article.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { plainText } from "#app/shared/plain-text.ts";

export type PictureAnswer =
  | { ok: true; id: string; markdown: string; description: string }
  | { ok: false; reason: PictureProblem };

export async function answerPicture(
  services: Pick<Services, "db" | "files" | "log">,
  form: FormData,
  actor: Actor,
): Promise<PictureAnswer> {
  const picture = form.get("picture");
  if (!(picture instanceof File) || picture.size === 0) return { ok: false, reason: "no-file" };
  const description = plainText(formText(form, "description")).slice(0, maxDescription);
  if (!description) return { ok: false, reason: "no-description" };
  const bytes = await picture.bytes();
  const outcome = await addPicture({ ...services, now: new Date() }, actor, bytes);
  if (!outcome.ok) return outcome;
  const markdown = pictureMarkdown(outcome.picture, description);
  return { ok: true, id: outcome.picture.id, markdown, description };
}

import { data } from "react-router";
import { type Preview, previewOf } from "./preview-of.server.ts";
import { applyChoices } from "#app/admin/edit-conflict/edit-conflict.ts";
import { saveEdit } from "#app/admin/edit-conflict/save-edit.server.ts";
import { type ArticleForm, readArticleForm } from "#app/content/articles/article-form.ts";
import { articleSchema } from "#app/content/articles/article.schema.ts";
import { saveArticle } from "#app/content/articles/save-article.server.ts";
import type { Actor } from "#app/content/articles/write-article.server.ts";
import type { Services } from "#app/context.ts";
import { type EditedFields, readVersion } from "#app/shared/edit-version.ts";
import { fieldErrors } from "#app/shared/form-errors.ts";

interface ArticleEdit extends Actor {
  form: FormData;
  id: string;
  isNew: boolean;
  now: Date;
  requestId: string;
}

interface Previewed {
  kind: "previewed";
  typed: ArticleForm;
  version: EditedFields;
  preview: Preview;
}

export async function answerArticleEdit(
  services: Pick<Services, "db" | "log">,
  { form, id, isNew, ...by }: ArticleEdit,
) {
  const version = readVersion(form.get("version"));
  if (!version) throw data(null, { status: 400 });
  const typed = readArticleForm(form);
  if (form.get("intent") === "preview") {
    const preview = await previewOf(services.db, by.actorId, typed.body);
    return data<Previewed>({ kind: "previewed", typed, version, preview });
  }
  const mine = applyChoices(form, typed, version);
  const edit = { subjectType: "article", subjectId: id, version, mine, typed } as const;
  return saveEdit<ArticleForm, object>(
    services,
    { ...edit, chosen: mine, requestId: by.requestId },
    async () => {
      const parsed = articleSchema.safeParse(mine);
      if (!parsed.success)
        return { ok: false, reason: "invalid", errors: fieldErrors(parsed.error.issues) };
      return saveArticle(services.db, { id, isNew, version, input: parsed.data, ...by });
    },
  );
}

export type ArticleEditResult = Awaited<ReturnType<typeof answerArticleEdit>>["data"];

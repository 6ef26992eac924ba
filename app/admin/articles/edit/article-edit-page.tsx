import { useMemo, useState } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/article-edit-page.ts";
import { answerArticleEdit, type ArticleEditResult } from "./answer-article-edit.server.ts";
import { ArticleFields } from "./article-fields.tsx";
import { loadArticleEdit, newArticle } from "./load-article-edit.server.ts";
import { actorOf } from "#app/admin/actor.ts";
import { articleHref, articlesSpec } from "#app/admin/articles/articles-list.ts";
import { ConflictNotice } from "#app/admin/edit-conflict/conflict-notice.tsx";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { articleFields, articleLabels } from "#app/content/articles/writing/article-form.ts";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { versionOf } from "#app/shared/edit-version.ts";
import { errorList, type FieldErrors } from "#app/shared/form-errors.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Button, ButtonLink } from "#app/ui/actions/button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ErrorSummary } from "#app/ui/forms/error-summary.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

export const meta = privatePage(
  (loaded: Route.MetaArgs["loaderData"]) =>
    !loaded || loaded.isNew
      ? "New article"
      : `Edit “${loaded.fields.title}”, ${loaded.id.slice(-12)}`,
  "The text of an article, with a preview.",
);

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return id === undefined ? newArticle() : ((await loadArticleEdit(db, id)) ?? notFound());
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const id = params.id ?? formText(form, "id");
  if (!isId(id)) return notFound();
  const answer = await answerArticleEdit(context.get(servicesContext), {
    form,
    id,
    isNew: params.id === undefined,
    now: new Date(),
    ...actorOf(context),
  });
  return answer.data.kind === "saved" ? redirect(`${articleHref(id)}?done=saved`, 303) : answer;
}

/** Offline, the form keeps the input. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<ArticleEditResult>({ kind: "failed" }, { status: 503 });
  }
}

const noErrors: FieldErrors = {};

const inFormOrder = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(articleFields.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));

export default function ArticleEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isNew } = loaderData;
  const result = actionData ?? null;
  // What the form was filled in from: adding a picture loads the page's data again and must not change it.
  const [version, setVersion] = useState(loaderData.version);
  const next =
    result && "version" in result && result.version ? versionOf(result.version) : version;
  if (next !== version) setVersion(next);
  const errors = result?.kind === "invalid" ? result.errors : noErrors;
  const summary = useMemo(() => errorList(inFormOrder(errors)), [errors]);
  const isSaving = useNavigation().formMethod === "POST";
  const title = isNew ? "New article" : `Edit ${loaderData.fields.title}`;
  const typed = (result && "typed" in result && result.typed) || loaderData.fields;
  const isStored = typed.body === loaderData.fields.body;
  const preview =
    result?.kind === "previewed" ? result.preview : isStored ? loaderData.preview : null;
  return (
    <div className="wrap flex flex-col gap-6 py-8 md:py-10">
      <Breadcrumb
        steps={[
          { label: "Articles", to: articlesSpec.pathname },
          ...(isNew ? [] : [{ label: loaderData.fields.title, to: articleHref(id) }]),
          { label: isNew ? title : "Edit" },
        ]}
      />
      <h1 className="display text-3xl wrap-anywhere">{title}</h1>
      <Form method="post" noValidate aria-label="Article" className="flex flex-col gap-6">
        <ErrorSummary title="The article was not saved" errors={summary} />
        {result?.kind === "failed" && (
          <Banner tone="danger" title="The article was not saved">
            What you typed is still here: try again in a moment.
          </Banner>
        )}
        {result?.kind === "conflict" && (
          <ConflictNotice conflicts={result.conflicts} labels={articleLabels} />
        )}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={next} />
        <ArticleFields typed={typed} errors={errors} preview={preview} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
          <Button pending={isSaving} pendingLabel="Saving...">
            {isNew ? "Save the draft" : "Save changes"}
          </Button>
          <ButtonLink to={isNew ? articlesSpec.pathname : articleHref(id)} variant="secondary">
            Cancel
          </ButtonLink>
          {isNew && <p className="text-sm text-ink-2">Readers see nothing until you publish it.</p>}
        </div>
      </Form>
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("article", LazyErrorScreen);

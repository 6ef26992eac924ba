import { data, redirect } from "react-router";
import type { Route } from "./+types/article-record-page.ts";
import { answerArticleStep, isArticleIntent } from "./answer-article-step.server.ts";
import { ArticleAnswers, ArticleFacts } from "./article-facts.tsx";
import { ArticleSteps } from "./article-steps.tsx";
import { ArticleVersions, UndoRestore, VersionComparison } from "./article-versions.tsx";
import { articleHref, articlesSpec, describeStatus } from "./articles-list.ts";
import { loadArticleRecord } from "./load-article-record.server.ts";
import { actorOf } from "#app/admin/actor.ts";
import { recordErrorBoundary } from "#app/admin/record-error.tsx";
import { servicesContext } from "#app/context.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { addDays } from "#app/shared/day.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { LazyErrorScreen } from "#app/shell/lazy-error-screen.tsx";
import { Badge } from "#app/ui/feedback/badge.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";
import { officeDay } from "#app/ui/format/format-date.ts";

export const meta = privatePage(
  (loaded: Route.MetaArgs["loaderData"]) =>
    loaded ? `“${loaded.article.title}”, ${loaded.article.id.slice(-12)}` : "Article not found",
  "An article with its publication, its versions and what readers think of it.",
);

const doneTexts: Record<string, string> = {
  saved: "Saved.",
  publish: "Published. Readers see it now.",
  schedule: "Scheduled. It appears by itself at that time.",
  unpublish: "It is a draft again. Readers no longer see it.",
  restore: "Restored, as a new version.",
};

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const now = new Date();
  const compared = versionIn(url.searchParams.get("compare"));
  const record = isId(id) ? await loadArticleRecord(db, id, { compared, now }) : null;
  if (!record) return notFound();
  const done = url.searchParams.get("done") ?? "";
  return {
    ...record,
    previewUrl: `${env.APP_URL}/articles/preview/${record.article.previewKey}`,
    done: Object.hasOwn(doneTexts, done) ? doneTexts[done]! : null,
    replaced: done === "restore" ? versionIn(url.searchParams.get("replaced")) : null,
    tomorrow: officeDay(addDays(now, 1)),
  };
}

const versionIn = (text: string | null): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = formText(form, "intent");
  if (!isArticleIntent(intent)) throw data(null, { status: 400 });
  if (!isId(id)) return notFound();
  const { db } = context.get(servicesContext);
  const step = { id, form, now: new Date(), ...actorOf(context) };
  const answer = await answerArticleStep(db, intent, step);
  if (!answer) return notFound();
  if (!answer.ok) return data({ error: answer.error }, { status: answer.status });
  if (intent === "delete") return redirect(articlesSpec.pathname, 303);
  const replaced = answer.replaced === null ? "" : `&replaced=${answer.replaced}`;
  return redirect(`${articleHref(id)}?done=${intent}${replaced}`, 303);
}

export default function ArticleRecordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, done, replaced, comparison, versions } = loaderData;
  const { label, tone } = describeStatus(article, "with-time");
  const isFile = article.shelf === "help";
  return (
    <div className="wrap flex max-w-4xl flex-col gap-8 py-8 md:py-10">
      <Breadcrumb
        steps={[{ label: "Articles", to: articlesSpec.pathname }, { label: "Article" }]}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-serif text-3xl font-medium tracking-tight wrap-anywhere">
          {article.title}
        </h1>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {actionData?.error && <Banner tone="danger">{actionData.error}</Banner>}
      {done && !actionData && (
        <Banner
          tone="success"
          action={
            // Not after a later change, which it would take back as well.
            replaced === article.version - 1 && (
              <UndoRestore version={article.version} replaced={replaced} />
            )
          }
        >
          {done}
        </Banner>
      )}
      {isFile ? (
        <Banner title="Comes with each release">
          Help articles are files, and can’t be edited here.
        </Banner>
      ) : (
        <ArticleSteps
          article={article}
          missing={loaderData.missing}
          previewUrl={loaderData.previewUrl}
          tomorrow={loaderData.tomorrow}
        />
      )}
      <ArticleFacts article={article} oldAddresses={loaderData.oldAddresses} />
      <ArticleAnswers answers={loaderData.answers} months={loaderData.months} />
      {comparison && <VersionComparison comparison={comparison} version={article.version} />}
      {!isFile && <ArticleVersions article={article} versions={versions} />}
    </div>
  );
}

export const ErrorBoundary = recordErrorBoundary("article", LazyErrorScreen);

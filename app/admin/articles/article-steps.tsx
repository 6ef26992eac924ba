import { Form } from "react-router";
import type { ShownArticle } from "./article-facts.tsx";
import { articleHref } from "./articles-list.ts";
import { articlePath } from "#app/content/articles/article.ts";
import { canDelete, canSchedule } from "#app/content/articles/writing/publication.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatDate } from "#app/ui/format/format-date.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { TextField } from "#app/ui/forms/text-field.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

interface ArticleStepsProps {
  article: ShownArticle;
  missing: string[];
  previewUrl: string;
  tomorrow: string;
}

export function ArticleSteps({ article, missing, previewUrl, tomorrow }: ArticleStepsProps) {
  const { id, status } = article;
  const isReady = missing.length === 0;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${articleHref(id)}/edit`} variant="secondary">
          Edit
        </ButtonLink>
        {status === "published" && (
          <ButtonLink to={articlePath(article)} variant="secondary">
            View
          </ButtonLink>
        )}
        {status !== "published" && isReady && (
          <Step article={article} intent="publish">
            Publish now
          </Step>
        )}
        {status !== "draft" && (
          <Step article={article} intent="unpublish" variant="secondary">
            {status === "scheduled" ? "Cancel publication" : "Unpublish"}
          </Step>
        )}
        {canDelete(article) && (
          <Step article={article} intent="delete" variant="danger">
            Delete draft
          </Step>
        )}
      </div>
      {!isReady && (
        <Banner tone="warning" title="Not ready for readers">
          {`It needs ${formatList(missing)}.`}
        </Banner>
      )}
      {canSchedule(article) && isReady && <Schedule article={article} tomorrow={tomorrow} />}
      {status !== "published" && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-sm font-semibold">Preview link</p>
          <p className="text-sm text-ink-2">
            Anyone with this link can read the article before it is published.
          </p>
          <p className="text-sm wrap-anywhere text-ink-2 select-all">{previewUrl}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton kind="link" text={previewUrl} />
            <ButtonLink to={new URL(previewUrl).pathname} variant="secondary" size="sm">
              Open the preview
            </ButtonLink>
          </div>
        </div>
      )}
    </div>
  );
}

interface StepProps {
  article: ShownArticle;
  intent: string;
  variant?: "secondary" | "danger";
  children: string;
}

function Step({ article, intent, variant, children }: StepProps) {
  return (
    <PostButton
      intent={intent}
      fields={{ version: article.version }}
      form={{ replace: true }}
      {...(variant && { variant })}
    >
      {children}
    </PostButton>
  );
}

/** A day and a minute, by the office's clocks. */
function Schedule({ article, tomorrow }: { article: ShownArticle; tomorrow: string }) {
  const { status, publishAt, version } = article;
  const at = status === "scheduled" && publishAt ? publishAt.toISOString() : null;
  return (
    <Form
      method="post"
      replace
      noValidate
      className="flex flex-col items-start gap-4 rounded-surface border border-line bg-surface p-5"
    >
      <input type="hidden" name="version" value={version} />
      <div className="flex flex-wrap gap-4">
        <TextField
          label="Day"
          name="day"
          type="date"
          defaultValue={at ? formatDate(at, { format: "day" }) : tomorrow}
        />
        <TextField
          label="Time"
          name="time"
          type="time"
          defaultValue={at ? clockTime(at) : "08:00"}
        />
      </div>
      <p className="text-sm text-ink-2">Toronto time. The article appears within a minute of it.</p>
      <SubmitButton intent="schedule" variant="secondary">
        {at ? "Change the time" : "Schedule"}
      </SubmitButton>
    </Form>
  );
}

/** As a time field needs it: "08:00". */
const clockTime = (iso: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "America/Toronto",
  }).format(new Date(iso));

import type { ShownArticle } from "./article-facts.tsx";
import type { listVersions } from "./article-record.queries.server.ts";
import { articleHref } from "./articles-list.ts";
import type { ShownLine } from "./line-diff.ts";
import type { Comparison } from "./load-article-record.server.ts";
import { formatValue } from "#app/admin/timeline/format-value.ts";
import { articleLabels } from "#app/content/articles/writing/article-form.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { type Column, DataTable } from "#app/ui/data/data-table.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";

type Version = Awaited<ReturnType<typeof listVersions>>[number];

interface ArticleVersionsProps {
  article: ShownArticle;
  versions: Version[];
}

export function ArticleVersions({ article, versions }: ArticleVersionsProps) {
  const columns: Column<Version>[] = [
    { key: "version", header: "Version", cell: ({ version }) => String(version) },
    {
      key: "saved",
      header: "Saved",
      cell: ({ savedAt }) => <DateText value={savedAt} format="with-time" />,
    },
    {
      key: "by",
      header: "By",
      cell: ({ version, savedBy }) =>
        savedBy ?? (version === 1 && article.edition ? "Came with a release" : "Former member"),
    },
    {
      key: "compare",
      header: "Difference",
      cell: ({ version }) =>
        version === article.version ? (
          "This is the current version"
        ) : (
          <PlainLink
            to={`${articleHref(article.id)}?compare=${version}#comparison`}
            className="link"
            aria-label={`Compare version ${version} with the current one`}
          >
            Compare
          </PlainLink>
        ),
    },
  ];
  return (
    <Section id="versions" title="Versions">
      <div className="pt-4">
        <DataTable
          caption="Versions"
          columns={columns}
          rows={versions}
          rowKey={({ version }) => String(version)}
          empty={
            <p className="text-ink-2">It is as it came with a release. Nobody has changed it.</p>
          }
        />
      </div>
    </Section>
  );
}

interface VersionComparisonProps {
  comparison: Comparison;
  /** The present one. */
  version: number;
}

export function VersionComparison({ comparison, version }: VersionComparisonProps) {
  const { fields, body } = comparison;
  const isSame = fields.length + body.length === 0;
  return (
    <Section id="comparison" title={`From version ${comparison.version} to the present`}>
      <div className="flex flex-col gap-5 pt-4">
        {isSame && <p className="text-ink-2">They are the same.</p>}
        {fields.map(({ field, before, after }) => (
          <div key={field} className="text-sm">
            <p className="font-semibold">{articleLabels[field]}</p>
            <p className="wrap-anywhere text-ink-2">
              <del>{formatValue(before)}</del>
            </p>
            <p className="wrap-anywhere">
              <ins className="no-underline">{formatValue(after)}</ins>
            </p>
          </div>
        ))}
        {body.length > 0 && (
          <div>
            <p className="text-sm font-semibold">{articleLabels.body}</p>
            <DiffLines lines={body} />
          </div>
        )}
        {!isSame && (
          <Restore version={version} wanted={comparison.version}>
            {`Restore version ${comparison.version}`}
          </Restore>
        )}
      </div>
    </Section>
  );
}

const looks = {
  same: { sign: " ", className: "text-ink-2" },
  removed: { sign: "−", className: "bg-danger-soft" },
  added: { sign: "+", className: "bg-success-soft" },
  skipped: { sign: "", className: "text-ink-3" },
} as const;

const DiffLines = ({ lines }: { lines: ShownLine[] }) => (
  <div
    tabIndex={0}
    role="group"
    aria-label="Difference"
    className="mt-2 max-h-160 overflow-y-auto rounded-surface border border-line bg-surface p-2 font-mono text-sm"
  >
    {lines.map(({ kind, text, at }) => {
      const { sign, className } = looks[kind];
      const line = `${sign} ${kind === "skipped" ? text || "…" : text}`;
      const Tag = kind === "removed" ? "del" : kind === "added" ? "ins" : "span";
      return (
        <Tag
          key={at}
          className={`block px-2 whitespace-pre-wrap wrap-anywhere no-underline ${className}`}
        >
          {line}
        </Tag>
      );
    })}
  </div>
);

interface RestoreProps {
  version: number;
  wanted: number;
  children: string;
}

function Restore({ version, wanted, children }: RestoreProps) {
  return (
    <PostButton
      intent="restore"
      fields={{ version, wanted }}
      form={{ replace: true }}
      variant="secondary"
      size="sm"
    >
      {children}
    </PostButton>
  );
}

export const UndoRestore = ({ version, replaced }: { version: number; replaced: number }) => (
  <Restore version={version} wanted={replaced}>
    Undo
  </Restore>
);

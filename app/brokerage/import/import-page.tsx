import { useState } from "react";
import { redirect } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/import-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { servicesContext } from "#app/context.ts";
import { sheetFormats, sheetProblems } from "./files/sheet.ts";
import { importStateLabel } from "./import.ts";
import { listImports } from "./imports.queries.server.ts";
import { readImport, type ReadProblem } from "./read-import.server.ts";
import { columnLabel, importColumns } from "./rows/import-columns.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { DateText } from "#app/ui/format/date-text.tsx";
import { formatCount } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { Field, splitField } from "#app/ui/forms/field.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";

export const meta = privatePage(
  "Import and export",
  "Add and change many listings at once, from a file.",
);

const shownImports = 20;

const problems: Record<ReadProblem | "no-file", string> = {
  ...sheetProblems,
  "no-file": "Choose a file first.",
  busy: "We are still reading other files of yours. Please try again in a minute.",
  "too-slow": "The file takes too long to read. Split it into several files.",
  "too-many-attempts": "You have sent many files. Please wait an hour and try again.",
};

const isProblem = (text: string | null): text is keyof typeof problems =>
  text !== null && Object.hasOwn(problems, text);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const problem = url.searchParams.get("problem");
  const rows = await listImports(db, id, shownImports);
  return { problem: isProblem(problem) ? problems[problem] : null, imports: rows };
}

/** Answers by address: a script could not follow the redirect after a file that is too large. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const form = await readForm(request);
  const file = form.get("file");
  const refuse = (reason: keyof typeof problems) =>
    redirect(`/account/import?problem=${reason}`, 303);
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return refuse("no-file");
  const outcome = await readImport(db, {
    userId,
    fileName: file.name,
    bytes: await file.bytes(),
    now: new Date(),
  });
  if (!outcome.ok) return refuse(outcome.reason);
  return redirect(`/account/import/${outcome.importId}`, 303);
}

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { problem, imports } = loaderData;
  return (
    <div className="flex flex-col gap-10">
      <TitledSection
        id="import-title"
        title="Import listings"
        aside={<HelpLink article="import-listings">How an import works</HelpLink>}
        className="max-w-3xl"
      >
        <p className="max-w-prose text-ink-2">
          Send a table with one row for each listing. You see what every row would do before
          anything is written. New rows become drafts; rows with a reference that we know change
          that listing.
        </p>
        <UploadForm problem={problem} />
        <p className="text-sm">
          <PlainLink to="/account/import/feed" className="link">
            Read a file from your website every night
          </PlainLink>
        </p>
        <details className="text-sm">
          <summary className="cursor-pointer font-medium">Columns that we understand</summary>
          <p className="mt-2 max-w-prose text-ink-2">
            {formatList(importColumns.map(columnLabel))}. Other names are fine: you can choose what
            each column holds, and we remember it.
          </p>
        </details>
      </TitledSection>

      {imports.length > 0 && (
        <TitledSection id="imports-title" title="Recent imports" className="max-w-3xl">
          <ul className="divide-y divide-line border-y border-line">
            {imports.map((one) => (
              <li
                key={one.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
              >
                <PlainLink to={`/account/import/${one.id}`} className="link wrap-anywhere">
                  {one.fileName}
                </PlainLink>
                <span className="text-sm text-ink-2">
                  {`${formatCount(one.rows, { one: "row", other: "rows" })} · ${importStateLabel(one)} · `}
                  <DateText value={one.createdAt} format="with-time" />
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}

      <TitledSection id="export-title" title="Export listings" className="max-w-3xl">
        <p className="max-w-prose text-ink-2">
          A file of all listings that you own or represent, with the same columns: change it, and
          import it again.
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {sheetFormats.map((format) => (
            <a key={format} href={`/account/import/listings.${format}`} className="link" download>
              {`Download ${format.toUpperCase()}`}
            </a>
          ))}
        </p>
      </TitledSection>
    </div>
  );
}

function UploadForm({ problem }: { problem: string | null }) {
  const [isSending, setSending] = useState(false);
  const file = splitField({
    label: "File",
    name: "file",
    hint: "CSV, XLSX or XML, up to 10 MB and 5,000 rows.",
    error: problem,
  });
  return (
    <form
      method="post"
      action="/account/import"
      encType="multipart/form-data"
      onSubmit={() => setSending(true)}
      className="flex flex-col gap-5"
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Field {...file.field} error={null}>
        <input
          {...file.input}
          type="file"
          accept=".csv,.xlsx,.xml,.txt,.tsv,text/csv,application/xml,text/xml"
          className="file-input"
        />
      </Field>
      <div>
        <Button pending={isSending} pendingLabel="Reading the file">
          Preview
        </Button>
      </div>
    </form>
  );
}

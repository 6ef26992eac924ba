import { data, Form, redirect, useLocation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { Route } from "./+types/preview-page.ts";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { startImport } from "./apply-import.job.server.ts";
import { loadPreview } from "./load-preview.server.ts";
import { PreviewRows } from "./preview-rows.tsx";
import { remapImport, type RemapRefusal } from "./read-import.server.ts";
import { rowKindLabels, rowKinds } from "./rows/check-rows.ts";
import {
  columnLabel,
  importColumns,
  isImportColumn,
  mappingProblems,
} from "./rows/import-columns.ts";
import { isId } from "#app/platform/db/id.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { formText } from "#app/shared/form-text.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { PostButton } from "#app/ui/actions/post-button.tsx";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { usePolling } from "#app/ui/browser/use-polling.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";
import { formatCount, formatNumber } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { SmallSelect } from "#app/ui/forms/small-select.tsx";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { FilterLinks } from "#app/ui/navigation/filter-links.tsx";
import { ListPagination } from "#app/ui/navigation/list-pagination.tsx";

export const meta = privatePage(
  "Preview of an import",
  "What each row of the file would do, before anything is written.",
);

type Preview = Awaited<ReturnType<typeof loadPreview>>;
type Refusal = Exclude<RemapRefusal, "not-found"> | "started-already";

const refusals: Record<Refusal, string> = {
  ...mappingProblems,
  busy: "We are still reading other files of yours. Please try again in a minute.",
  "too-slow": "The rows take too long to check. Split the file into several.",
  "too-many-attempts": "You have read files often. Please wait an hour and try again.",
  "started-already": "This import was started already.",
};

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const { id: userId } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const preview = isId(id) ? await loadPreview(db, userId, id, url.searchParams) : null;
  return preview ?? notFound();
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { id: userId } = context.get(viewerContext);
  const services = context.get(servicesContext);
  const { id: requestId } = context.get(requestContext);
  const form = await readForm(request);
  const intent = form.get("intent");
  const now = new Date();
  const here = `/account/import/${id}`;
  const refuse = (reason: Refusal) => data({ problem: refusals[reason] }, { status: 409 });
  if (!isId(id)) notFound();
  if (intent === "columns") {
    const chosen = Array.from({ length: 200 }, (_, at) => form.get(`column-${at}`))
      .filter((value) => value !== null)
      .map(String);
    const mapping = chosen.map((value) => (isImportColumn(value) ? value : null));
    const outcome = await remapImport(services.db, { importId: id, userId, mapping, now });
    if (outcome.ok) return redirect(here, 303);
    return outcome.reason === "not-found" ? notFound() : refuse(outcome.reason);
  }
  if (intent !== "import") throw data(null, { status: 400 });
  const preview = await loadPreview(services.db, userId, id, new URLSearchParams());
  if (!preview) notFound();
  if (preview.mappingProblem) return refuse(preview.mappingProblem);
  // What was shown is what is done: the columns may have been changed in another tab.
  if (formText(form, "expected") !== String(preview.willChange)) return redirect(here, 303);
  const isStarted = await startImport(services, { importId: id, userId, requestId, now });
  return isStarted ? redirect(here, 303) : refuse("started-already");
}

export default function PreviewPage({ loaderData: preview, actionData }: Route.ComponentProps) {
  const { state, fileName, counts, kind, list, hasErrors } = preview;
  const { pathname } = useLocation();
  const all = rowKinds.reduce((sum, one) => sum + counts[one], 0);
  const filters = [
    { label: "All", to: pathname, count: all, current: kind === null },
    ...rowKinds
      .filter((one) => counts[one] > 0)
      .map((one) => ({
        label: rowKindLabels[one],
        to: `${pathname}?rows=${one}`,
        count: counts[one],
        current: kind === one,
      })),
  ];
  return (
    <TitledSection
      id="preview-title"
      title={state === "preview" ? "Check before you import" : "Import"}
      aside={<HelpLink article="import-listings">How an import works</HelpLink>}
    >
      <p className="text-sm text-ink-2">
        <PlainLink to="/account/import" className="link">
          Import and export
        </PlainLink>
        {" · "}
        <span className="wrap-anywhere">{fileName}</span>
      </p>
      {actionData && <Banner tone="danger">{actionData.problem}</Banner>}
      {state === "preview" ? (
        <BeforeImport preview={preview} />
      ) : state === "running" ? (
        <Running preview={preview} />
      ) : (
        <Finished preview={preview} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterLinks label="Rows" links={filters} />
        {hasErrors && (
          <a href={`${pathname}/errors.csv`} className="link text-sm" download>
            Download the list of errors
          </a>
        )}
      </div>
      {list.rows.length > 0 ? (
        <PreviewRows rows={list.rows} />
      ) : (
        <EmptyState headingLevel={3} title="No rows here" hint="Choose another group of rows." />
      )}
      <ListPagination label="Pages of rows" list={list} />
    </TitledSection>
  );
}

function BeforeImport({ preview }: { preview: Preview & object }) {
  const { counts, willChange, absent, mappingProblem } = preview;
  const parts = [
    counts.new > 0 && formatCount(counts.new, { one: "new draft", other: "new drafts" }),
    counts.changed > 0 &&
      formatCount(counts.changed, { one: "changed listing", other: "changed listings" }),
    counts.missing > 0 &&
      formatCount(counts.missing, { one: "listing withdrawn", other: "listings withdrawn" }),
  ].filter((part) => part !== false);
  return (
    <>
      {preview.hold && (
        <Banner tone="warning" title="The feed was not applied">
          {preview.hold}
        </Banner>
      )}
      {mappingProblem && <Banner tone="warning">{mappingProblems[mappingProblem]}</Banner>}
      <ColumnsForm preview={preview} />
      <div className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-5">
        <p className="text-lg font-medium">
          {willChange > 0 ? parts.join(", ") : "This file would change nothing."}
        </p>
        <ul className="flex flex-col gap-1 text-sm text-ink-2">
          {counts.error > 0 && (
            <li>
              {`${formatCount(counts.error, { one: "row has", other: "rows have" })} errors and will be left out. Mend them in your file and import it again: what is here already is not added twice.`}
            </li>
          )}
          {absent > 0 && counts.missing === 0 && (
            <li>
              {`${formatCount(absent, { one: "listing of yours has a reference that is", other: "listings of yours have references that are" })} not in this file. Nothing happens to them.`}
            </li>
          )}
          <li>Empty cells leave a field as it is. Photos are fetched after the import.</li>
        </ul>
        {willChange > 0 && !mappingProblem && (
          <PostButton intent="import" fields={{ expected: willChange }}>
            {`Import ${formatCount(willChange, { one: "row", other: "rows" })}`}
          </PostButton>
        )}
      </div>
    </>
  );
}

function ColumnsForm({ preview }: { preview: Preview & object }) {
  const { columns, mappingProblem } = preview;
  const isOpen = mappingProblem !== null || !columns.some(({ column }) => column === "reference");
  const read = columns.filter(({ column }) => column !== null).length;
  return (
    <details open={isOpen} className="border-y border-line py-3">
      <summary className="cursor-pointer font-medium">
        {`Columns: ${formatNumber(read)} of ${formatNumber(columns.length)} are read`}
      </summary>
      <Form method="post" className="mt-4 flex flex-col gap-5">
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          {columns.map(({ header, column, example }, at) => (
            <div key={header} className="flex min-w-0 flex-col gap-1">
              <label htmlFor={`column-${at}`} className="text-sm font-semibold wrap-anywhere">
                {header}
              </label>
              <SmallSelect
                id={`column-${at}`}
                name={`column-${at}`}
                defaultValue={column ?? ""}
                none="Not imported"
                choices={importColumns.map((value) => ({ value, label: columnLabel(value) }))}
              />
              <p className="truncate text-xs text-ink-3">{example || "Empty in the first rows"}</p>
            </div>
          ))}
        </div>
        <div>
          <SubmitButton intent="columns" variant="secondary">
            Read again with these columns
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

function Running({ preview }: { preview: Preview & object }) {
  usePolling({ firstMs: 1_000, slowestMs: 5_000 });
  const { willChange, waiting } = preview;
  const done = Math.max(0, willChange - waiting);
  return (
    <>
      <Progress
        label="Importing"
        value={done}
        max={Math.max(1, willChange)}
        text={`${formatNumber(done)} of ${formatNumber(willChange)}`}
      />
      <p className="text-sm text-ink-2">You can leave this page: the import goes on.</p>
    </>
  );
}

function Finished({ preview }: { preview: Preview & object }) {
  const { done, skipped, photos } = preview;
  const { waiting = 0, added = 0, failed = 0 } = photos ?? {};
  const parts = [
    added > 0 && formatCount(added, { one: "was added", other: "were added" }),
    waiting > 0 && formatCount(waiting, { one: "is still to fetch", other: "are still to fetch" }),
    failed > 0 &&
      formatCount(failed, { one: "could not be fetched", other: "could not be fetched" }),
  ].filter((part) => part !== false);
  return (
    <>
      <Banner
        tone={skipped > 0 ? "warning" : "success"}
        title={`${formatCount(done, { one: "row was imported", other: "rows were imported" })}.`}
      >
        {skipped > 0
          ? `${formatCount(skipped, { one: "row was", other: "rows were" })} skipped; the reason stands beside each.`
          : "New listings are among your drafts. Choose a package for each to put it on the market."}
      </Banner>
      {parts.length > 0 && <p className="text-sm text-ink-2">{`Photos: ${formatList(parts)}.`}</p>}
    </>
  );
}

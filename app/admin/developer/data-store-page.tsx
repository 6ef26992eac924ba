import type { Route } from "./+types/data-store-page.ts";
import { requireDeveloper } from "#app/accounts/sessions/guard.server.ts";
import { type CheckResult, runChecks } from "#app/admin/developer/run-checks.server.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { formatNumber } from "#app/ui/format/format-count.ts";
import { Icon } from "#app/ui/media/icon.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireDeveloper];

export const meta = privatePage(
  "Data store test panel",
  "Tests the connection to the database, and shows what is stored first.",
);

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const { viewer } = context.get(requestContext);
  return { results: await runChecks(db, log, viewer) };
}

export default function DataStorePage({ loaderData: { results } }: Route.ComponentProps) {
  return (
    <div className="wrap flex flex-col gap-8 py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-4xl">Data store test panel</h1>
          <p className="mt-2 text-ink-2">
            The connection, and the five newest records of each kind.
          </p>
        </div>
        <ButtonLink to="/dev/data-store" variant="secondary">
          Run again
        </ButtonLink>
      </header>
      {results.map((result) => (
        <Check key={result.label} result={result} />
      ))}
    </div>
  );
}

function Check({ result: { label, ms, loaded } }: { result: CheckResult }) {
  return (
    <section className="rounded-surface border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon
          name={loaded ? "check" : "x"}
          className={`size-5 ${loaded ? "text-success" : "text-danger"}`}
        />
        <h2 className="font-semibold">{label}</h2>
        <p className="text-sm text-ink-2">{loaded ? "Passed" : "Failed"}</p>
        <p className="figures ms-auto text-sm text-ink-3">
          {loaded?.count !== null && loaded !== null && `Count: ${formatNumber(loaded.count)} · `}
          {formatNumber(ms)} ms
        </p>
      </div>
      {!loaded && (
        <p className="mt-3 text-sm text-ink-2">
          The database did not answer as expected. The log of the server says why.
        </p>
      )}
      {loaded && loaded.rows.length > 0 && (
        <ol className="mt-3 divide-y divide-line border-t border-line text-sm">
          {loaded.rows.map(({ id, title, note }) => (
            <li key={id} className="py-2">
              <p className="font-medium break-words">{title}</p>
              <p className="text-ink-3">{note}</p>
              <p className="font-mono text-xs break-all text-ink-3">{id}</p>
            </li>
          ))}
        </ol>
      )}
      {loaded?.count === 0 && <p className="mt-3 text-sm text-ink-2">There are none yet.</p>}
    </section>
  );
}

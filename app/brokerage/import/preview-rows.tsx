import { formatCount } from "#app/ui/format/format-count.ts";
import { formatList } from "#app/ui/format/format-list.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { DataTable } from "#app/ui/data/data-table.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { PreviewRow } from "./load-preview.server.ts";
import { type RowKind, rowKindLabels } from "./rows/check-rows.ts";

const tones: Record<RowKind, BadgeTone> = {
  new: "success",
  changed: "accent",
  unchanged: "neutral",
  missing: "warning",
  error: "danger",
};

export const PreviewRows = ({ rows }: { rows: PreviewRow[] }) => (
  <DataTable
    caption="Rows of the file"
    rows={rows}
    rowKey={({ line, reference }) => `${line} ${reference}`}
    columns={[
      {
        key: "listing",
        header: "Listing",
        cell: (row) => (
          <>
            <p className="font-medium wrap-anywhere">
              {row.title || row.reference || "No headline"}
            </p>
            <p className="mt-0.5 text-ink-2 wrap-anywhere">
              {row.line > 0 ? `Row ${row.line}` : "Not in the file"}
              {row.reference && ` · ${row.reference}`}
            </p>
          </>
        ),
      },
      {
        key: "kind",
        header: "What happens",
        cell: ({ kind, outcome, listingId }) => (
          <div className="flex flex-col items-start gap-1">
            <Badge tone={tones[kind]}>{rowKindLabels[kind]}</Badge>
            {outcome && kind !== "error" && <p className="text-ink-2">{outcome}</p>}
            {listingId && (
              <PlainLink to={`/account/listings/edit/${listingId}`} className="link">
                Open the listing
              </PlainLink>
            )}
          </div>
        ),
      },
      { key: "details", header: "Details", cell: (row) => <Details row={row} /> },
    ]}
  />
);

function Details({ row }: { row: PreviewRow }) {
  const { kind, errors, changes, photos, photoProblems, locked, cleaned, returns } = row;
  return (
    <ul className="flex flex-col gap-1 wrap-anywhere">
      {errors.map(({ column, message }) => (
        <li key={`${column} ${message}`} className="text-danger">
          <span className="font-medium">{`${column}: `}</span>
          {message}
        </li>
      ))}
      {kind === "changed" &&
        changes.map(({ label, from, to }) => (
          <li key={label}>
            <span className="font-medium">{`${label}: `}</span>
            <span className="text-ink-2">{from}</span>
            {` → ${to}`}
          </li>
        ))}
      {kind === "new" && (
        <li>
          <details>
            <summary className="cursor-pointer">
              {formatCount(changes.length, { one: "field", other: "fields" })}
            </summary>
            <ul className="mt-1 flex flex-col gap-1">
              {changes.map(({ label, to }) => (
                <li key={label}>
                  <span className="font-medium">{`${label}: `}</span>
                  {to}
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
      {returns && <li>Back on the market, because the feed has it again</li>}
      {photos > 0 && kind !== "error" && (
        <li>{formatCount(photos, { one: "new photo", other: "new photos" })}</li>
      )}
      {photoProblems.map(({ id, address, problem }) => (
        <li key={id} className="text-danger">
          <span className="font-medium">Photo not added: </span>
          {`${problem} ${address}`}
        </li>
      ))}
      {cleaned.length > 0 && (
        <li className="text-ink-2">
          {`Without the phone numbers, email addresses and links in: ${formatList(cleaned)}`}
        </li>
      )}
      {locked.length > 0 && (
        <li className="text-ink-2">
          {`Can't change while the listing is in review or sold: ${formatList(locked)}`}
        </li>
      )}
    </ul>
  );
}

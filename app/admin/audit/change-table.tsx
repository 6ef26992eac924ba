import type { EntryChange } from "#app/admin/audit/entry-changes.ts";

export function ChangeTable({ changes, label }: { changes: EntryChange[]; label: string }) {
  if (changes.length === 0) return null;
  return (
    <table aria-label={label} className="w-full max-w-3xl table-fixed border-collapse text-sm">
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col" className="w-1/3 py-1 pe-3 text-start font-medium">
            Field
          </th>
          <th scope="col" className="w-1/3 py-1 pe-3 text-start font-medium">
            Before
          </th>
          <th scope="col" className="w-1/3 py-1 text-start font-medium">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-1.5 pe-3 text-start font-medium wrap-anywhere">
              {field}
            </th>
            <td className="py-1.5 pe-3 wrap-anywhere text-ink-2">
              <del className="no-underline">{before}</del>
            </td>
            <td className="py-1.5 wrap-anywhere">
              <ins className="no-underline">{after}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

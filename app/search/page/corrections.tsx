/** Says which misspelled words were replaced. */
export function Corrections({ corrections }: { corrections: { typed: string; used: string }[] }) {
  if (corrections.length === 0) return null;
  return (
    <ul className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
      {corrections.map(({ typed, used }) => (
        <li key={typed}>
          Showing results for <strong>{used}</strong> instead of <q>{typed}</q>
        </li>
      ))}
    </ul>
  );
}

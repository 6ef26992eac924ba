import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export function Breadcrumb({ steps }: { steps: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {steps.map(({ label, to }) => (
          <li key={label}>
            {to ? <PlainLink to={to}>{label}</PlainLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

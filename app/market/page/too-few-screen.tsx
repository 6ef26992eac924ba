import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Breadcrumb } from "#app/ui/navigation/breadcrumb.tsx";

interface TooFewScreenProps {
  title: string;
  wider: readonly { label: string; to: string }[];
}

export function TooFewScreen({ title, wider }: TooFewScreenProps) {
  return (
    <div className="wrap py-8 md:py-10">
      <Breadcrumb steps={[{ label: "Market figures", to: "/market" }, { label: title }]} />
      <h1 className="display mt-6 text-4xl">{title}</h1>
      <p className="mt-5 max-w-[56ch] text-lg text-ink-2">
        There are no figures here: too few businesses are for sale, or figures about them would tell
        about too few others. Nothing is published about fewer than ten.
      </p>
      {wider.length > 0 && (
        <ul className="mt-6">
          {wider.map(({ label, to }) => (
            <li key={to}>
              <PlainLink to={to} className="link inline-flex min-h-9 items-center">
                {label}
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

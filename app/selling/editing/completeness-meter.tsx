import type { Completeness } from "./completeness.ts";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Progress } from "#app/ui/feedback/progress.tsx";

const shownItems = 4;

interface CompletenessMeterProps extends Completeness {
  hrefFor: (item: { field: string; step: 1 | 3 }) => string;
}

export function CompletenessMeter({ percent, missing, hrefFor }: CompletenessMeterProps) {
  return (
    <div className="flex flex-col gap-3">
      <Progress label="Listing completeness" value={percent} />
      {missing.length > 0 ? (
        <>
          <p className="text-sm text-ink-2">What would attract more buyers:</p>
          <ul className="flex flex-col gap-2 text-sm">
            {missing.slice(0, shownItems).map((item) => (
              <li key={item.label} className="flex gap-2">
                <Icon name="plus" className="mt-0.5 size-4 shrink-0 text-accent" />
                <PlainLink to={hrefFor(item)} className="link">
                  {item.label}
                </PlainLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        percent === 100 && (
          <p className="text-sm text-ink-2">Everything that buyers look for is here. Well done.</p>
        )
      )}
    </div>
  );
}

import type { ShownPassport } from "#app/accounts/passport/passport.ts";
import { Badge, badgeClass } from "#app/ui/feedback/badge.tsx";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

const checkedOn = (passport: ShownPassport) =>
  passport.identityCheckedAt && formatDate(passport.identityCheckedAt.toISOString());

/** Beside the buyer's name in a conversation. */
export function PassportFacts({ passport }: { passport: ShownPassport }) {
  const { funds, experience, search } = passport;
  const identityOn = checkedOn(passport);
  const facts = [
    identityOn && { term: "Identity", detail: `Checked ${identityOn}` },
    funds && {
      term: "Funds",
      detail: `${funds.text}, checked ${formatCalendarDay(funds.on)}`,
    },
    experience && { term: "Experience", detail: experience.text, more: experience.about },
    search && { term: "Looking for", detail: search.text, more: search.timing },
  ].filter((fact) => fact !== null && fact !== "");
  return (
    <section aria-labelledby="thread-passport" className="mt-4 border-t border-line pt-4 text-sm">
      <h3 id="thread-passport" className="font-semibold">
        Buyer&rsquo;s passport
      </h3>
      <dl className="mt-2 flex flex-col gap-2">
        {facts.map(({ term, detail, more }) => (
          <div key={term}>
            <dt className="text-ink-3">{term}</dt>
            <dd className="[overflow-wrap:anywhere] whitespace-pre-line">
              {detail}
              {more && <span className="block text-ink-2">{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-3">
        We checked identity and funds. The rest is what the buyer says.
      </p>
    </section>
  );
}

/** In the row of a lead. */
export function PassportBadges({ passport }: { passport: ShownPassport }) {
  const { funds, experience, search } = passport;
  const identityOn = checkedOn(passport);
  return (
    <>
      {identityOn && <Badge tone="success">{`Identity checked ${identityOn}`}</Badge>}
      {funds && (
        // Two lines on the narrowest phones.
        <span className={`${badgeClass("success")} whitespace-normal`}>
          {`Funds ${funds.text}, ${formatCalendarDay(funds.on)}`}
        </span>
      )}
      {experience && <Badge>Experience</Badge>}
      {search && <Badge>{search.timing}</Badge>}
    </>
  );
}

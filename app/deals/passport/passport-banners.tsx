import { Form } from "react-router";
import { passportDays } from "#app/accounts/passport/passport.ts";
import { promisedDays } from "#app/accounts/reviews/review-times.ts";
import type { Standing } from "./passport-standing.ts";
import { SubmitButton } from "#app/ui/actions/submit-button.tsx";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { formatCalendarDay, formatDate } from "#app/ui/format/format-date.ts";

export function PassportBanners({ standing }: { standing: Standing }) {
  const { isChecked, term, pending, rejection } = standing;
  return (
    <>
      {term && isChecked && (
        <Banner
          tone={term.isOver ? "warning" : "success"}
          title={`Your passport ${term.isOver ? "ended" : "holds until"} ${formatDate(term.endsAt.toISOString())}`}
        >
          <p>{`Funds ${term.funds}, checked ${formatCalendarDay(term.fundsOn)}.`}</p>
          {term.isOver && <p>Owners no longer see it.</p>}
          {term.needsProof && <p>The proof is older than a year: send a new one to renew.</p>}
          {term.canRenew && (
            <Form method="post" preventScrollReset className="mt-3">
              <SubmitButton intent="renew" size="sm">
                {`All of it is still true: renew for ${passportDays} days`}
              </SubmitButton>
            </Form>
          )}
        </Banner>
      )}
      {term && !isChecked && (
        <Banner tone="warning" title="Your passport shows nothing at the moment">
          One of the checks below is missing. As soon as it is done again, owners see your passport
          where you show it.
        </Banner>
      )}
      {pending && (
        <Banner tone="info" title="We're checking your proof of funds">
          {`${pending.funds}, sent ${formatDate(pending.sentAt.toISOString())}. We promise an answer within ${promisedDays} business days, by email.`}
        </Banner>
      )}
      {rejection !== null && (
        <Banner tone="warning" title="We could not approve your proof of funds">
          <p className="whitespace-pre-line">{rejection}</p>
          <p className="mt-1">You can send another one below.</p>
        </Banner>
      )}
    </>
  );
}

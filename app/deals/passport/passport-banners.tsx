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
          title={`Your passport ${term.isOver ? "ended" : "is valid until"} ${formatDate(term.endsAt.toISOString())}`}
        >
          <p>{`Funds ${term.funds}, checked ${formatCalendarDay(term.fundsOn)}.`}</p>
          {term.isOver && <p>Owners no longer see it.</p>}
          {term.needsProof && <p>Your proof is more than a year old. Send a new one to renew.</p>}
          {term.canRenew && (
            <Form method="post" preventScrollReset className="mt-3">
              <SubmitButton intent="renew" size="sm">
                {`Everything is still true: renew for ${passportDays} days`}
              </SubmitButton>
            </Form>
          )}
        </Banner>
      )}
      {term && !isChecked && (
        <Banner tone="warning" title="Your passport is hidden for now">
          One of the checks below is missing. Complete it, and owners see your passport again
          wherever you share it.
        </Banner>
      )}
      {pending && (
        <Banner tone="info" title="We're checking your proof of funds">
          {`${pending.funds}, sent ${formatDate(pending.sentAt.toISOString())}. We will email you within ${promisedDays} business days.`}
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

/** What the page says about a passport, and which steps are open. */
import {
  canRenew,
  type Checked,
  fundsText,
  isValid,
  isWholeChecked,
  needsProof,
} from "#app/accounts/passport/passport.ts";
import type { OwnPassport, OwnRequest } from "./own-passport.queries.server.ts";

interface Facts {
  checks: Checked;
  passport: OwnPassport | null;
  request: OwnRequest | null;
}

export function describeStanding({ checks, passport, request }: Facts, now: Date) {
  const isChecked = isWholeChecked(checks);
  const isPending = request?.state === "pending";
  return {
    isChecked,
    holds: passport !== null && isChecked && isValid(passport, now),
    /** Null until the first approval. */
    term:
      passport?.fundsBand && passport.fundsVerifiedOn && passport.expiresAt
        ? {
            endsAt: passport.expiresAt,
            isOver: !isValid(passport, now),
            funds: `${fundsText(passport.fundsBand)} (${passport.fundsCurrency})`,
            fundsOn: passport.fundsVerifiedOn,
            canRenew: isChecked && canRenew(passport, now),
            needsProof: needsProof(passport, now),
          }
        : null,
    pending: isPending
      ? { funds: `${fundsText(request.band)} (${request.currency})`, sentAt: request.createdAt }
      : null,
    rejection: request?.state === "rejected" ? request.reason : null,
    canSendProof: isChecked && passport !== null && !isPending,
  };
}

export type Standing = ReturnType<typeof describeStanding>;

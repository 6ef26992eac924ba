import type { ReactNode } from "react";
import { ThreadStrip } from "#app/messages/thread/thread-strips.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import type { ThreadAccessData } from "./access.queries.server.ts";
import { AccessForm } from "./access-form.tsx";
import { describeOwnAccess, describeReader } from "./describe-access.ts";

interface ThreadAccessProps {
  access: ThreadAccessData;
  /** Of the other person. */
  name: string;
}

export function ThreadAccess({ access, name }: ThreadAccessProps) {
  const { listingId, grant, isBuyer, canDecide, isPassportAsked, agreementId } = access;
  if (isBuyer)
    return (
      <ThreadStrip text={describeOwnAccess(access)}>
        {grant === "granted" && (
          <Next to={`/business/${listingId}#confidential`}>See what is open</Next>
        )}
        {grant === "unsigned" && (
          <Next to={`/business/${listingId}/agreement`}>Read and sign the agreement</Next>
        )}
        {grant === "ended" && <Next to={`/business/${listingId}#confidential`}>Ask again</Next>}
        {grant === "requested" && isPassportAsked && (
          <Next to="/premium-buyer">Get a buyer's passport</Next>
        )}
      </ThreadStrip>
    );
  return (
    <ThreadStrip text={`${name}: ${describeReader(access)}.`}>
      {agreementId && (
        <a href={`/account/signed/${agreementId}`} download className="link">
          Signed agreement
        </a>
      )}
      {canDecide && <AccessForm {...access} name={name} anchor="sharing" />}
    </ThreadStrip>
  );
}

const Next = ({ to, children }: { to: string; children: ReactNode }) => (
  <PlainLink to={to} className="link">
    {children}
  </PlainLink>
);

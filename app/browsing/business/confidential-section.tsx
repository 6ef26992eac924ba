import { Form, useNavigation } from "react-router";
import { HelpLink } from "#app/help-link.tsx";
import type { BusinessView } from "./make-business-view.ts";
import type { LockAction } from "./format-facts.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { LockedRow } from "#app/ui/data/locked-row.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface ConfidentialProps extends Pick<
  BusinessView,
  "id" | "isTeaser" | "website" | "documents" | "locked" | "isUnpaid"
> {
  roomTo: string | null;
}

export function ConfidentialSection({
  id,
  isTeaser,
  website,
  documents,
  locked,
  isUnpaid,
  roomTo,
}: ConfidentialProps) {
  return (
    <>
      {isTeaser && <OpeningSteps id={id} />}
      <p className="max-w-[68ch] text-sm text-ink-2">
        {isUnpaid
          ? "Photos that reveal the business name or location, video, documents and website are hidden from buyers until you have bought a package. After that you choose who sees each."
          : "The owner decides who sees the business name, its address and website, photos that reveal it, video and documents."}
      </p>
      <HelpLink article="hidden-details" className="mt-2">
        Why details are hidden
      </HelpLink>
      <HelpLink article="guides/confidentiality-agreement" className="mt-2 ms-6">
        The confidentiality agreement
      </HelpLink>
      {roomTo && (
        <p className="mt-4">
          <PlainLink to={roomTo} className="link inline-flex items-center gap-1.5">
            <Icon name="file-text" className="size-4" />
            Open the data room
          </PlainLink>
        </p>
      )}
      {website && (
        <p className="mt-4">
          <a
            href={website}
            rel="nofollow noopener noreferrer"
            className="link inline-flex items-center gap-1.5"
          >
            <Icon name="external-link" className="size-4" />
            Business website
          </a>
        </p>
      )}
      {documents && <OpenDocuments documents={documents} />}
      <div className="mt-2">
        {locked.map(({ what, how, action }) => (
          <LockedRow
            key={what}
            what={what}
            how={how}
            action={action && <Unlock businessId={id} action={action} />}
          />
        ))}
      </div>
    </>
  );
}

const OpeningSteps = ({ id }: { id: string }) => (
  <ol className="mb-6 flex max-w-[68ch] list-decimal flex-col gap-2 ps-5 marker:font-semibold">
    <li>
      <PlainLink to={`/business/${id}/agreement`} rel="nofollow" className="link">
        Sign the confidentiality agreement
      </PlainLink>
      . It takes a few minutes, and both sides get a copy.
    </li>
    <li>Ask for access. The owner sees who you are.</li>
    <li>The owner decides. With access you see the whole listing.</li>
  </ol>
);

function Unlock({ businessId, action }: { businessId: string; action: LockAction }) {
  const address = `/business/${businessId}/documents`;
  const isSending = useNavigation().formAction === address;
  if (action !== "request")
    return (
      <PlainLink to={action.href} className={buttonClass("secondary", "sm")}>
        {action.label}
      </PlainLink>
    );
  return (
    <Form method="post" action={address} preventScrollReset>
      <Button variant="secondary" size="sm" pending={isSending}>
        Request access
      </Button>
    </Form>
  );
}

/** Downloads, not pages: the router leaves these links alone. */
function OpenDocuments({ documents }: { documents: NonNullable<BusinessView["documents"]> }) {
  return (
    <div className="mt-6">
      <h3 className="text-sm font-semibold">Documents you can open</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {documents.map(({ href, name, size }) => (
          <li key={href}>
            <a
              href={href}
              rel="nofollow"
              className="group flex items-center gap-3 py-3 hover:text-accent"
            >
              <Icon name="file-text" className="size-5 text-ink-3" />
              <span className="min-w-0 flex-1 break-words underline underline-offset-4">
                {name}
              </span>
              <span className="figures text-sm whitespace-nowrap text-ink-2">{size}</span>
              <Icon name="download" className="size-5 text-ink-2" />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 max-w-[68ch] text-sm text-ink-2">
        The owner sees each time you open one. Every page of a PDF carries your name and email
        address, and the date.
      </p>
    </div>
  );
}

import { HelpLink } from "#app/help-link.tsx";
import type { BusinessView } from "#app/listings/detail/business-view.ts";
import { buttonClass } from "#app/ui/button-style.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LockedRow } from "#app/ui/locked-row.tsx";
import { PlainLink } from "#app/ui/plain-link.tsx";

type ConfidentialProps = Pick<BusinessView, "id" | "website" | "documents" | "locked">;

/** What this viewer may open, then what is locked and how it unlocks. */
export function ConfidentialSection({ id, website, documents, locked }: ConfidentialProps) {
  return (
    <>
      <p className="max-w-[68ch] text-sm text-ink-2">
        Photos that reveal the business name or location, video, documents and website are hidden
        until a package is bought. The website is shown only to registered buyers.
      </p>
      <HelpLink article="hidden-details" className="mt-2">
        Why details are hidden
      </HelpLink>
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
      {documents && (
        <div className="mt-4">
          <h3 className="text-sm font-semibold">Documents you can open</h3>
          <ul className="mt-2 flex flex-col gap-1.5">
            {documents.map((name) => (
              <li key={name} className="flex items-center gap-2">
                <Icon name="file-text" className="size-4 text-ink-3" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-2">
        {locked.map(({ what, how, opensBySigningIn }) => (
          <LockedRow
            key={what}
            what={what}
            how={how}
            action={
              opensBySigningIn && (
                <PlainLink
                  to={`/signin?returnTo=${encodeURIComponent(`/business/${id}#confidential`)}`}
                  className={buttonClass("secondary", "sm")}
                >
                  Sign in to see it
                </PlainLink>
              )
            }
          />
        ))}
      </div>
    </>
  );
}

import type { QrCode } from "#app/accounts/two-factor/qr-code.server.ts";
import { CopyButton } from "#app/ui/actions/copy-button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { TitledSection } from "#app/ui/layout/titled-section.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { IconName } from "#app/ui/media/icon-names.ts";

interface ShareSectionProps {
  title: string;
  url: string;
  qrCode: QrCode;
}

export function ShareSection({ title, url, qrCode }: ShareSectionProps) {
  const links: { label: string; icon: IconName; href: string }[] = [
    {
      label: "Email",
      icon: "mail",
      href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
    },
    {
      label: "WhatsApp",
      icon: "message-square",
      href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    },
    {
      label: "LinkedIn",
      icon: "external-link",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
    },
  ];
  return (
    <TitledSection id="share" title="Share your listing">
      <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-col gap-4">
          <p className="text-sm wrap-anywhere text-ink-2 select-all">{url}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton kind="link" text={url} />
            {links.map(({ label, icon, href }) => (
              <a
                key={label}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonClass("secondary", "sm")}
              >
                <Icon name={icon} className="size-4.5" />
                {label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            ))}
          </div>
          <p className="max-w-[60ch] text-sm text-ink-2">
            Everyone with the link sees what your listing shows the public, and nothing else.
          </p>
        </div>
        <figure className="flex flex-col items-start gap-2">
          {/* An image, so that it can be saved and printed on its own. Dark on light, because cameras expect it. */}
          <img
            src={qrImage(qrCode)}
            alt="QR code that opens the public page"
            className="size-36 rounded-control bg-white"
          />
          <a href={qrImage(qrCode)} download="listing-qr-code.svg" className="link text-sm">
            Download QR code
          </a>
        </figure>
      </div>
    </TitledSection>
  );
}

const qrImage = ({ size, path }: QrCode): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`,
  )}`;

import type { OpenDocument } from "./business-view.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Downloads, not pages: the router leaves these links alone. */
export function OpenDocuments({ documents }: { documents: OpenDocument[] }) {
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
        Each opening is logged for the owner. Every page of a PDF carries its reader's name and
        email address, and the date.
      </p>
    </div>
  );
}

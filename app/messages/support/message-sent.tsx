import { ButtonLink } from "#app/ui/actions/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { takeFocus } from "#app/ui/browser/take-focus.ts";

export function MessageSent({ reference }: { reference: string }) {
  return (
    <div role="status" className="flex max-w-[60ch] flex-col items-start gap-5">
      <Icon name="circle-check" className="size-10 text-success" />
      <h1 ref={takeFocus} tabIndex={-1} className="outline-none display text-4xl">
        We received your message
      </h1>
      <p className="text-lg text-ink-2">
        We reply by email, usually within two business days. Please quote this reference if you
        write about it again:
      </p>
      <p className="figures rounded-control bg-sunken px-4 py-2 text-xl font-semibold">
        {reference}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink to="/help" variant="secondary">
          Open the help centre
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}

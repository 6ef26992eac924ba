import { privatePage } from "#app/shared/page-meta.ts";
import { ButtonLink } from "#app/ui/actions/button.tsx";

export const meta = privatePage("Goodbye", "Your account was deleted.");

export default function GoodbyePage() {
  return (
    <div className="wrap grow py-20 md:py-28">
      <h1 className="display text-4xl">Your account was deleted</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        We removed your personal details. Thank you for using Relevo. You're welcome back any time.
      </p>
      <ButtonLink to="/" className="mt-8">
        Go Home
      </ButtonLink>
    </div>
  );
}

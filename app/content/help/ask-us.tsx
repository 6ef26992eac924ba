import { ButtonLink } from "#app/ui/actions/button.tsx";

export function AskUs() {
  return (
    <aside
      aria-label="Contact"
      className="no-print mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-surface bg-sunken px-6 py-6"
    >
      <p className="max-w-[52ch]">
        <span className="block font-semibold">Still have a question?</span>
        <span className="text-ink-2">A person reads every message and replies by email.</span>
      </p>
      <ButtonLink to="/contact" variant="secondary">
        Contact us
      </ButtonLink>
    </aside>
  );
}

import { ButtonLink } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/logo.tsx";

export function SellCallToAction() {
  return (
    <section className="border-t border-line">
      <div className="wrap flex flex-col items-start gap-8 py-16 md:flex-row md:items-center md:justify-between md:py-20">
        <div className="flex items-center gap-8">
          <Mark className="hidden size-24 shrink-0 text-accent md:block" />
          <div>
            <h2 className="display text-4xl">Ready to sell?</h2>
            <p className="mt-3 max-w-[52ch] text-lg text-ink-2">
              List your business in three steps and save as you go. Packages start at $199 CAD for
              three months, and you see the renewal price before you pay.
            </p>
          </div>
        </div>
        <ButtonLink to="/sell-business" size="lg">
          Start your listing
        </ButtonLink>
      </div>
    </section>
  );
}

import { Icon } from "#app/ui/media/icon.tsx";

export default function ImpersonationBar({ name }: { name: string }) {
  return (
    <section
      aria-label="Viewing as someone else"
      className="impersonation-bar no-print sticky top-0 z-40 border-b-4 border-warm bg-ink text-paper"
    >
      <div className="wrap flex items-center justify-between gap-x-6 py-2 text-sm">
        <p className="flex min-w-0 items-center gap-2 font-semibold wrap-anywhere">
          <Icon name="lock-keyhole" className="size-4 shrink-0" />
          {`You are viewing the site as ${name}. Nothing can be changed.`}
        </p>
        {/* A plain form reloads the whole document. */}
        <form method="post" action="/view-as/end" className="shrink-0">
          <button
            type="submit"
            className="min-h-8 rounded-control bg-paper px-4 font-semibold text-ink hover:bg-sunken"
          >
            Stop
          </button>
        </form>
      </div>
    </section>
  );
}

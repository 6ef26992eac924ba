import type { ReactNode } from "react";
import type { HelpArticle } from "#app/help-articles.ts";
import { HelpLink } from "#app/help-link.tsx";

interface SettingsSectionProps {
  id: string;
  title: string;
  description: ReactNode;
  help?: [article: HelpArticle, label: string];
  children: ReactNode;
}

export function SettingsSection({ id, title, description, help, children }: SettingsSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-line py-10 first:border-t-0 first:pt-0 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="font-serif text-xl font-medium tracking-tight">
          {title}
        </h2>
        <div className="mt-2 text-sm text-ink-2">{description}</div>
        {help && (
          <HelpLink article={help[0]} className="mt-2">
            {help[1]}
          </HelpLink>
        )}
      </div>
      <div className="max-w-2xl min-w-0">{children}</div>
    </section>
  );
}

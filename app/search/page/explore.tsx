import type { SearchViewData } from "./load-search.server.ts";
import { LeaderList } from "#app/ui/data/leader-list.tsx";

export default function Explore({ title, links }: NonNullable<SearchViewData["explore"]>) {
  return (
    <section aria-labelledby="explore" className="later mt-20 border-t border-line pt-10">
      <h2 id="explore" className="display text-2xl">
        {title}
      </h2>
      <LeaderList items={links} className="mt-5 gap-x-12 sm:grid-cols-2 lg:grid-cols-3" />
    </section>
  );
}

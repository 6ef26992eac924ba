import type { NewsView } from "#app/messages/alerts/manage/make-news-view.ts";
import { Badge, type BadgeTone } from "#app/ui/feedback/badge.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";
import { TimeAgo } from "#app/ui/format/time-ago.tsx";

const tones: Record<NewsView["kind"], BadgeTone> = {
  new: "accent",
  reduced: "warm",
  back: "neutral",
};

/** What an alert would have sent, or has sent, as rows with figures. */
export const NewsList = ({ news }: { news: NewsView[] }) => (
  <ul className="divide-y divide-line border-y border-line">
    {news.map(({ id, kind, label, title, place, figures, happened }) => (
      <li key={id} className="flex flex-wrap items-start gap-x-8 gap-y-2 py-4">
        <div className="min-w-0 grow basis-80">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <Badge tone={tones[kind]}>{label}</Badge>
            <TimeAgo {...happened} />
          </p>
          <p className="mt-1.5 font-semibold">
            <PlainLink to={`/business/${id}`} className="hover:text-accent hover:underline">
              {title}
            </PlainLink>
          </p>
          <p className="text-sm text-ink-2">{place}</p>
        </div>
        <dl className="grid grow basis-72 grid-cols-3 gap-x-4 text-sm">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt className="text-ink-3">{figure.label}</dt>
              <dd className="figures font-semibold">
                {figure.value}
                {figure.before && (
                  <s className="block font-normal text-ink-3">
                    <span className="sr-only">Before: </span>
                    {figure.before}
                  </s>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
